"""What the end-to-end tests share."""

from tests.end_to_end import chromium
from tests.end_to_end.chromium import page_browser
from tests.end_to_end.lanterns import opened, sandbox, table

__all__ = ["opened", "page_browser", "sandbox", "table"]

collect_ignore_glob = ["test_page_*.py"] if chromium.is_left_out() else []
