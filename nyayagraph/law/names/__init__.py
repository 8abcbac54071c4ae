"""Names of judgments: whole, short and pointed to, and which judgment each can mean."""
