# The wheel, with its pages, is built in the first stage; the second one has no build tools.
FROM python:3.13.7-slim-bookworm AS build
WORKDIR /source
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY static static
COPY engine engine
COPY server server
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13.7-slim-bookworm
ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    OFFTURN_DATA_DIR=/data
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    --mount=type=bind,source=constraints.txt,target=/constraints.txt \
    pip install --no-cache-dir --no-compile --constraint /constraints.txt /wheels/*.whl \
    && useradd --system --uid 10001 --no-create-home offturn \
    && install -d -o offturn -m 700 /data
# For rooms in a store of its own, mount a volume there: docker run -v offturn:/data. With OFFTURN_REDIS_URL it stays empty.
USER offturn
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s --retries=3 \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/readyz', timeout=3)"]
ENTRYPOINT ["offturn"]
CMD ["serve", "--host", "0.0.0.0"]
