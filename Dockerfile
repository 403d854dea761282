# Image of a room, built from the source package: `make dist`, then `docker build .`.
# Pin both base images to a digest (docker buildx imagetools inspect python:3.11-slim shows it):
# docker build --build-arg BUILD=python:3.11@sha256:... --build-arg BASE=python:3.11-slim@sha256:... .
ARG BUILD=python:3.11
ARG BASE=python:3.11-slim
FROM ${BUILD} AS build
# This stage has a C compiler for the kernel. The source package contains the built pages, so Node.js is not needed.
WORKDIR /build
COPY dist/riverboat-*.tar.gz ./
RUN mkdir source && tar -xzf riverboat-*.tar.gz -C source --strip-components 1 \
    && mkdir /wheels && cp source/requirements/image.txt /wheels \
    && pip wheel --no-cache-dir --no-deps --wheel-dir /wheels ./source

FROM ${BASE}
COPY --from=build /wheels /wheels
# Pinned dependencies of riverboat and its extra `cluster`, with hashes.
RUN pip install --no-cache-dir --require-hashes -r /wheels/image.txt \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && useradd --create-home --uid 10001 dealer && mkdir /data && chown dealer /data
USER dealer
VOLUME /data
EXPOSE 8000
ENV RIVERBOAT_HOST=0.0.0.0 RIVERBOAT_DATA=/data RIVERBOAT_LOG_FORMAT=json
# After SIGTERM the room finishes its hands within --shutdown-timeout. Docker kills a container after 10 seconds by
# default, and an image cannot change that: use docker stop --time 40, or docker run --stop-timeout 40.
STOPSIGNAL SIGTERM
# Bash opens the TCP connection itself, which is faster than starting Python.
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s --start-interval=2s \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8000 && printf 'GET /healthz HTTP/1.0\\r\\nHost: 127.0.0.1:8000\\r\\n\\r\\n' >&3 && read -t 2 -r line <&3 && [[ $line == *' 200 '* ]]"]
ENTRYPOINT ["riverboat", "serve"]
CMD ["--shutdown-timeout", "30"]
