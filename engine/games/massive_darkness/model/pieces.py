"""Parts shared by several kinds of content."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

Level = Annotated[int, Field(ge=1, le=5)]
