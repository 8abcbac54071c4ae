"""Makes the generated parts of the documentation; imported by its tests, never by the package."""
