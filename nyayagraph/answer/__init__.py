"""Question to checked answer: context, drafting, roles, rendering. Decides no verdict: that is `verify`'s work."""
