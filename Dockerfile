# One image for the app processes. NOT RUN on the machine where it was written (no Docker engine there): treat it as a starting point.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /app/dist ./dist
# The sources beside what was built of them: `npm run admin`, `backup` and `restore` run these.
COPY schema.graphql tsconfig.json ./
COPY content ./content
COPY rules ./rules
COPY migrations ./migrations
COPY server ./server
RUN mkdir -p /data && chown node:node /data
USER node
ENV DATA_DIR=/data PORT=4000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s CMD node -e "fetch('http://127.0.0.1:4000/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--use-largepages=silent", "--single-threaded-gc", "dist/node/server/main.js"]
