"""The art pipeline: recipes that paint every sprite, and the packer that binds them into atlases.

Run ``python -m assets.paint`` from the repository root. The game itself never imports this package.
"""
