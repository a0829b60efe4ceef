# Builds with everything that is needed for it, runs with what the services need.
FROM node:24-bookworm-slim AS build
WORKDIR /haulage
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY index.html tsconfig.json vite.config.ts ./
COPY scripts scripts
COPY services services
COPY src src
COPY public public
RUN npm run build
# The browser is for tests only.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@sparticuz

FROM node:24-bookworm-slim
WORKDIR /haulage
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data
RUN install -d -o node -g node -m 0700 /data
COPY --from=build /haulage/package.json ./
COPY --from=build /haulage/node_modules node_modules
COPY --from=build /haulage/dist/app dist/app
COPY --from=build /haulage/dist/page dist/page
COPY --from=build /haulage/dist/services dist/services
COPY --from=build /haulage/public public
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.LISTEN_PORT || process.env.PORT || 8080}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between, so that signals reach the services.
CMD ["node", "--enable-source-maps", "dist/services/main.js"]
