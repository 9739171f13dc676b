"""What concerns whoever runs the process: settings, health, metrics and the watch over the loop."""
