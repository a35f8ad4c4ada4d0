"""Who defines and who uses the local names of a body: found when it is first asked for, then kept right by edits."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.instruction import Piece


class Names:
    """The local names of one body."""

    def __init__(self, body: Body) -> None:
        """Note what defines each name: parameters, blocks and instructions."""
        self._body = body
        self.definitions: dict[Key, Instruction | Block | None] = dict.fromkeys(parameter_keys(body.entity))
        """What defines each name; None for a parameter."""
        self._users: dict[Key, dict[Piece, None]] | None = None
        self._fresh = FreshNames(self.definitions, body.type_names)
        self._sources: dict[Key, dict[Block, None]] | None = None  # of the edges to a block, by its name
        for block in body.blocks:
            self.definitions[block.key] = block
            for piece in block.pieces:
                if isinstance(piece, Instruction) and (key := piece.result) is not None:
                    self.definitions[key] = piece

    def users(self, key: Key) -> list[Piece]:
        """Return the instructions and records that name a value or block, its definition left out."""
        if self._users is None:
            self._users = {}
            for block in self._body.blocks:
                for piece in block.pieces:
                    self._note(piece)
        return [*self._users.get(key, ())]

    def predecessors(self, key: Key) -> list[Block]:
        """Return the blocks that may go to the one of a name, each once, in any order."""
        if self._sources is None:
            self._sources = {}
            for block in self._body.blocks:
                for successor in block.successors:
                    self._sources.setdefault(successor.key, {})[block] = None
        return [*self._sources.get(key, ())]

    def add_edges(self, piece: Piece) -> None:
        """Note where a piece, which is now in the body, goes if it ends its block."""
        if self._sources is not None and _may_go(piece):
            if not piece.is_known:
                self._sources = None  # only at the end of a block it goes anywhere
                return
            for key in piece.labels:
                self._sources.setdefault(key, {})[piece.block] = None

    def drop_edges(self, piece: Piece) -> None:
        """Forget where a piece goes that is about to leave its block, or to get another text."""
        if self._sources is not None and _may_go(piece):
            if not piece.is_known:
                self._sources = None
                return
            for key in piece.labels:
                self._sources.get(key, {}).pop(piece.block, None)

    def add(self, piece: Piece) -> None:
        """Note a piece that is now in the body."""
        if isinstance(piece, Instruction) and (key := piece.result) is not None:
            self.definitions[key] = piece
        self.add_edges(piece)
        if self._users is not None:
            self._note(piece)

    def drop(self, piece: Piece) -> None:
        """Forget a piece that is about to leave the body, or to get another text."""
        key = piece.result
        if key is not None and self.definitions.get(key) is piece:
            del self.definitions[key]
        self.drop_edges(piece)
        if self._users is not None:
            for used in piece.names_used:
                self._users[used].pop(piece, None)

    def _note(self, piece: Piece) -> None:
        users = self._users
        if users is None:
            return
        for key in piece.names_used:
            users.setdefault(key, {})[piece] = None

    def fresh(self, hint: str) -> str:
        """Return a name, as it is spelled after `%`, that nothing in the body has; each time another one."""
        return spell(self._fresh.fresh(hint))


def _may_go(piece: Piece) -> TypeGuard[Instruction]:
    return isinstance(piece, Instruction) and (piece.is_terminator or not piece.is_known)
