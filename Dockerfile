# The room in one image: the pages are built with Node.js, the server is Python alone.
FROM node:20-slim AS pages
WORKDIR /app
COPY client client
RUN cd client && npm ci --no-audit --no-fund && npm run build

FROM python:3.11-slim
WORKDIR /app
# The pins of the library and of its extra `room`.
COPY requirements/runtime.txt requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/runtime.txt \
    && pip install --no-cache-dir "psycopg[binary]>=3.2" "httpx>=0.27" "setuptools>=77"
COPY pyproject.toml setup.py README.md LICENSE ./
COPY docs/rules docs/rules
COPY src src
COPY --from=pages /app/src/riverboat/web/static src/riverboat/web/static
RUN pip install --no-cache-dir --no-deps --no-build-isolation -e . \
    && useradd --create-home --uid 10001 dealer && mkdir /data && chown dealer /data
USER dealer
VOLUME /data
EXPOSE 8000
ENV RIVERBOAT_HOST=0.0.0.0 RIVERBOAT_DATA=/data RIVERBOAT_LOG_FORMAT=json
# SIGTERM lets hands end first: give it the time (docker stop --time 40).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s \
    CMD python -c "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"
ENTRYPOINT ["riverboat", "serve"]
CMD ["--patience", "30"]
