"""Sphinx with MyST and Furo. Its pages and its search work from a folder, as the search index is a script; generators
that fetch their index need a server."""

project = "Emberkeep"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Emberkeep"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
myst_heading_anchors = 4
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
suppress_warnings = ["myst.header", "myst.xref_missing", "toc.not_included", "misc.highlighting_failure"]
exclude_patterns: list[str] = []
