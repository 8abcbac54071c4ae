"""What a provision deals with, against what a text says it deals with."""
