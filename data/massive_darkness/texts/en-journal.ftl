# What a campaign keeps, and its charts.

journal-kept = { $who }: { $what }
