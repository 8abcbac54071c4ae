"""One module a command group: parse arguments, call one function, render."""
