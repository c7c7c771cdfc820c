# The app and its server as one image. It needs PostgreSQL and what .env.example explains; compose.yaml brings both.
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /sabal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN NODE_ENV=production npx vite build --logLevel warn && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /sabal
# Owned by root: the process cannot change its own program.
COPY --from=build /sabal/package.json /sabal/package-lock.json ./
COPY --from=build /sabal/node_modules node_modules
COPY --from=build /sabal/shared shared
COPY --from=build /sabal/server server
COPY --from=build /sabal/dist dist
# The files of past builds, for pages that are open for weeks; and the database where no other is named.
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Migrates and seeds, also beside other nodes that do, then serves.
CMD ["node", "server/run/start.mjs"]
