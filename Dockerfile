FROM node:22-slim AS build
WORKDIR /service
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY portal/package.json portal/package-lock.json portal/.npmrc ./portal/
COPY scripts ./scripts
RUN node scripts/portal.mjs install
COPY tsconfig.json tsconfig.build.json ormconfig.ts openapi.json ./
COPY src ./src
COPY portal ./portal
RUN npm run build

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /service
COPY package.json package-lock.json .npmrc ./

RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /service/dist ./dist
COPY public ./public
USER node
EXPOSE 3000
CMD ["node", "dist/service/main.js"]
