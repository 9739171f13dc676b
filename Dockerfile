# The bot and nothing else. Its database lives in the volume /data:
#   docker build -t emberkeep .
#   docker run -d --name emberkeep --env-file .env -v emberkeep:/data --restart unless-stopped emberkeep
FROM python:3.11-slim

ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1

WORKDIR /src
# requirements-postgresql.txt for a database on a PostgreSQL server.
ARG REQUIREMENTS=requirements.txt
COPY requirements.txt requirements-postgresql.txt requirements-speed.txt requirements-sentry.txt pyproject.toml README.md LICENSE ./
COPY bot ./bot
COPY data ./data
COPY engine ./engine
COPY renders ./renders
RUN pip install --require-hashes --requirement "$REQUIREMENTS" --requirement requirements-speed.txt --requirement requirements-sentry.txt \
 && pip install --no-deps --no-build-isolation . \
 && rm -rf /src

RUN useradd --system --uid 10001 --home-dir /data --create-home emberkeep
USER 10001
WORKDIR /data
VOLUME /data

# What .env does not set: the database in the volume, and health for the check below, inside the container only.
ENV EMBERKEEP_DATABASE=/data/emberkeep.db \
    EMBERKEEP_METRICS_PORT=9464

HEALTHCHECK --interval=30s --timeout=12s --start-period=30s --retries=3 CMD ["emberkeep", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["emberkeep"]
CMD ["run"]
