"""`syclopt-image report`: a page about device images: what they are made of, and what is linked on which device."""
