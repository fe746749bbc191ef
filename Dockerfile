ARG NODE_IMAGE=node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS build
WORKDIR /service
COPY package.json package-lock.json .npmrc ./
# Without the workspaces, which are what callers install.
RUN npm ci --workspaces=false
COPY portal/package.json portal/package-lock.json portal/.npmrc ./portal/
COPY scripts ./scripts
RUN node scripts/portal.mjs install
COPY ormconfig.ts openapi.json openapi-portal.json ./
COPY src ./src
COPY portal ./portal
RUN npm run build

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="application-intake-service" \
  org.opencontainers.image.description="Takes in founders' applications over HTTP, reviews each one, and gives back an insights report."
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /service
COPY package.json package-lock.json .npmrc ./

# The servers of a bare start are development packages, and not here. npm keeps the compiler, which a package may use if it is there.
RUN npm ci --omit=dev --workspaces=false && rm -rf node_modules/typescript && npm cache clean --force
COPY --from=build /service/dist ./dist
COPY public ./public
COPY resources ./resources
COPY docs/guides ./docs/guides
COPY openapi.json openapi-portal.json ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "require('node:http').get({ host: '127.0.0.1', port: process.env.PORT || 3000, path: '/health/ready' }, (r) => process.exit(r.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "dist/service/main.js"]
