"""Settings: one frozen model, read from the environment (prefix NYAYA_) in one place, by the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from nyayagraph.errors import ConfigError, told_plainly

LogLevel = Annotated[
    Literal["DEBUG", "INFO", "WARNING", "ERROR"],
    BeforeValidator(lambda level: level.upper() if isinstance(level, str) else level),
]


class Settings(BaseSettings):
    """What a person may set; everything has a use without being set, and no password has a default."""

    model_config = SettingsConfigDict(frozen=True, env_prefix="NYAYA_", extra="ignore", env_ignore_empty=True)

    neo4j_uri: str | None = Field(default=None, description="another Neo4j to use instead of the embedded one")
    neo4j_user: str = Field(default="neo4j", description="its user")
    neo4j_password: SecretStr | None = Field(default=None, description="its password")
    neo4j_database: str = Field(default="neo4j", description="its database")
    home: Path | None = Field(
        default=None, description="home of the embedded server; by default in the user's data directory"
    )
    heap_mb: int | None = Field(default=None, ge=256, description="heap of the embedded server, in MB")
    pagecache_mb: int | None = Field(default=None, ge=64, description="page cache of the embedded server, in MB")
    embedder: str = Field(default="default", description="`default`, or a sentence-transformers model by name or path")
    anthropic_api_key: SecretStr | None = Field(
        default=None, description="key for drafting by Claude; without it drafts are extracts"
    )
    anthropic_base_url: str | None = Field(default=None, description="another address of the service, e.g. a proxy")
    claude_model: str = Field(default="claude-sonnet-4-5", description="model that drafts")
    claude_budget_tokens: int = Field(default=20_000, ge=1, description="tokens that one answer may cost")
    statement_timeout_s: float = Field(default=60.0, gt=0, le=86_400, description="longest time for one statement")
    log_level: LogLevel = Field(default="WARNING", description="DEBUG, INFO, WARNING or ERROR")


def read_settings() -> Settings:
    """Settings from the environment; raises `ConfigError` that names the variable that is not usable."""
    try:
        settings = Settings()
    except ValidationError as exc:
        names = {name: f"NYAYA_{name.upper()}" for name in Settings.model_fields}
        raise ConfigError(f"settings are not usable: {told_plainly(exc, names)}") from exc
    if settings.neo4j_uri and settings.neo4j_password is None:
        raise ConfigError("NYAYA_NEO4J_URI is set and NYAYA_NEO4J_PASSWORD is not; set it too")
    return settings


def masked(settings: Settings) -> dict[str, Any]:
    """Settings by variable name, secrets as stars."""
    values = settings.model_dump(mode="json")
    return {f"NYAYA_{name.upper()}": values[name] for name in Settings.model_fields}
