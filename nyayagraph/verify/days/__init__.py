"""Days that a text gives for the law or a judgment, held to the days known."""
