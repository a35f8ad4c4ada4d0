"""Who defines and who uses the local names of a body: found when it is first asked for, then kept right by edits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from syclopt.ir.body.block import Block
    from syclopt.ir.body.body import Body
    from syclopt.ir.body.piece import Piece


class Names:
    """The local names of one body."""

    def __init__(self, body: Body) -> None:
        """Note what defines each name: parameters, blocks and instructions."""
        self._body = body
        self.definitions: dict[Key, Instruction | Block | None] = dict.fromkeys(parameter_keys(body.entity))
        """What defines each name; None for a parameter."""
        self._users: dict[Key, dict[Piece, None]] | None = None
        self._fresh = FreshNames(self.definitions, body.type_names)
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

    def add(self, piece: Piece) -> None:
        """Note a piece that is now in the body."""
        if isinstance(piece, Instruction) and (key := piece.result) is not None:
            self.definitions[key] = piece
        if self._users is not None:
            self._note(piece)

    def drop(self, piece: Piece) -> None:
        """Forget a piece that is about to leave the body, or to get another text."""
        key = piece.result
        if key is not None and self.definitions.get(key) is piece:
            del self.definitions[key]
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
