"""The driver's exceptions in this package's words: one function, total over the driver's classes."""

from __future__ import annotations

from neo4j import exceptions

from nyayagraph.errors import ConfigError, ConstraintViolated, GraphError, GraphUnavailable, NyayaGraphError

_TIMED_OUT = (
    "Neo.ClientError.Transaction.TransactionTimedOut",
    "Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration",
)
# Everything that says "not now" and nothing about the data: connection, routing, timeouts, memory, shutdown.
_UNAVAILABLE = (
    exceptions.ServiceUnavailable,
    exceptions.SessionExpired,
    exceptions.TransientError,
    exceptions.DatabaseUnavailable,
    exceptions.IncompleteCommit,
    exceptions.ConnectionAcquisitionTimeoutError,
    exceptions.ConnectionPoolError,
)
_UNAVAILABLE_CODES = (
    "Neo.ClientError.Transaction.TransactionTerminated",
    "Neo.DatabaseError.General.OutOfMemoryError",
    "Neo.ClientError.Database.DatabaseNotFound",
)


def translate(exc: Exception, *, statement: str) -> NyayaGraphError:
    """The error of this package for an exception of the driver; `statement` is a name, never values."""
    if isinstance(exc, exceptions.AuthError):
        return ConfigError(
            "the graph refuses this user name and password; set NYAYA_NEO4J_USER and NYAYA_NEO4J_PASSWORD, "
            "or unset NYAYA_NEO4J_URI to use the embedded server"
        )
    if isinstance(exc, exceptions.ConfigurationError):
        return ConfigError(f"the graph's address or options are not usable: {exc}")
    is_closed = type(exc) is exceptions.DriverError  # the driver's own "closed": it has no class for it
    if getattr(exc, "code", None) in _TIMED_OUT:
        return GraphUnavailable(
            f"{statement or 'the connection check'} took longer than NYAYA_STATEMENT_TIMEOUT_S allows; "
            "try again when the machine is less busy, or set a longer time",
            statement=statement,
        )
    if is_closed or isinstance(exc, _UNAVAILABLE) or getattr(exc, "code", None) in _UNAVAILABLE_CODES:
        return GraphUnavailable(
            f"the graph cannot be reached while running {statement or 'a connection check'} "
            f"({type(exc).__name__}); start it with `nyaya db up` or check NYAYA_NEO4J_URI",
            statement=statement,
        )
    if isinstance(exc, exceptions.ConstraintError):
        return ConstraintViolated(f"{statement} would break a constraint: {_reason(exc)}", statement=statement)
    return GraphError(f"{statement or 'the connection check'} failed: {_reason(exc)}", statement=statement)


def _reason(exc: Exception) -> str:
    return getattr(exc, "message", None) or str(exc) or type(exc).__name__
