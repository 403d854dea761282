# The room in one image, made of the source package alone: `make dist`, then `docker build .`.
FROM python:3.11 AS build
# Here is a C compiler, for the kernel; the pages are in the package, and need no Node.js.
WORKDIR /build
COPY dist/riverboat-*.tar.gz ./
RUN mkdir source && tar -xzf riverboat-*.tar.gz -C source --strip-components 1 \
    && mkdir /wheels && cp source/requirements/runtime.txt /wheels \
    && pip wheel --no-cache-dir --no-deps --wheel-dir /wheels ./source

FROM python:3.11-slim
COPY --from=build /wheels /wheels
# The pins of the library and of its extra `room`.
RUN pip install --no-cache-dir --require-hashes -r /wheels/runtime.txt \
    && pip install --no-cache-dir "psycopg[binary]>=3.2.1" "httpx>=0.27" \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && useradd --create-home --uid 10001 dealer && mkdir /data && chown dealer /data
USER dealer
VOLUME /data
EXPOSE 8000
ENV RIVERBOAT_HOST=0.0.0.0 RIVERBOAT_DATA=/data RIVERBOAT_LOG_FORMAT=json
# SIGTERM lets hands end first, for as long as --patience says. Docker kills after 10 seconds unless it is
# told, and no image can tell it: docker stop --time 40, or docker run --stop-timeout 40.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s \
    CMD python -c "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"
ENTRYPOINT ["riverboat", "serve"]
CMD ["--patience", "30"]
