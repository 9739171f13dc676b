"""The engine: rules, campaigns and storage; it knows neither Discord nor pictures."""
