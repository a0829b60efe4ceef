import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { Feature } from './Feature.ts';
import type { Services } from './Services.ts';
import { answerError } from './web/answerError.ts';
import type { AppEnv } from './web/AppEnv.ts';
import { companyHeaderName } from './web/companyHeader.ts';
import { idempotencyHeader } from './web/idempotency/idempotent.ts';
import { identifyRequest } from './web/identifyRequest.ts';
import { limitBody } from './web/limitBody.ts';
import { logRequest } from './web/logRequest.ts';
import { measureRequest } from './web/measureRequest.ts';
import { noStore } from './web/noStore.ts';
import { logSecurityEvents } from './web/logSecurityEvents.ts';
import { notFound } from './web/notFound.ts';
import { openApiDocument } from './web/openApiDocument.ts';
import { metricsPath, operatorsOnly } from './web/operatorsOnly.ts';
import type { MemoryUse } from './web/overload/MemoryUse.ts';
import { shedLoad } from './web/overload/shedLoad.ts';
import { traceRequest } from './web/traceRequest.ts';
import { systemMemory } from './web/overload/systemMemory.ts';
import { paceWrites } from './web/pace/paceWrites.ts';
import { writePaces, type WritePaces } from './web/pace/WritePaces.ts';
import { admit } from './web/places/admit.ts';
import { KnownCallers } from './web/places/KnownCallers.ts';
import { shareFilePlaces } from './web/places/shareFilePlaces.ts';
import { refuse } from './web/refuse.ts';
import { refuseOtherMethods } from './web/refuseOtherMethods.ts';
import { refuseUnknownParameters } from './web/refuseUnknownParameters.ts';
import { requireTls } from './web/requireTls.ts';
import { runAfterwards } from './web/runAfterwards.ts';
import { securityHeaders } from './web/securityHeaders.ts';
import { contentPolicy } from './web/site/contentPolicy.ts';
import { directoryPreload } from './web/site/directoryPreload.ts';
import { LiveFiles } from './web/site/LiveFiles.ts';
import { loadApp } from './web/site/loadApp.ts';
import { loadRenderer } from './web/site/loadRenderer.ts';
import { renderedPages } from './web/site/renderedPages.ts';
import { siteConfig } from './web/site/siteConfig.ts';
import { staticSite } from './web/site/staticSite.ts';
import { takeTurns } from './web/turns/takeTurns.ts';

const maxBodyBytes = 1024 * 1024;

/** What the server may use, and its callers, and what it makes before anybody calls. */
interface Limits {
  readonly memory?: MemoryUse;
  readonly paces?: WritePaces;
  /** Making it takes a fifth of a second, for which others would have to wait later. */
  readonly isContractMadeAhead?: boolean;
}

/** Builds the server: shared middleware, the features' routes and the built application. */
export function createApp(
  services: Services,
  features: readonly Feature[],
  { memory = systemMemory(), paces = writePaces(), isContractMadeAhead = false }: Limits = {},
): Hono<AppEnv> {
  const { settings, log, metrics, security } = services;
  const files = loadApp(settings.appDir);
  const config = siteConfig(settings.siteDir, log);
  const policy = contentPolicy(config, files.get('/index.html'), files.get('/track.html'));
  const answerPage = renderedPages({ render: loadRenderer(settings.appDir), config, policy, settings, log });
  const api = new Hono<AppEnv>();
  const pages = new Hono<AppEnv>();
  for (const feature of features) {
    if (feature.routes) api.route('/', feature.routes(services));
    if (feature.pages) pages.route('/', feature.pages(services));
  }
  const roots = serviceRoots(api);
  api.get('/openapi.json', noStore, openApiDocument(api, isContractMadeAhead));

  const app = new Hono<AppEnv>();
  const known = new KnownCallers();
  app.onError(answerError(log));
  if (services.tracing) app.use(traceRequest(services.tracing, settings));
  app.use(
    logRequest(log),
    measureRequest(metrics),
    identifyRequest(services.random),
    takeTurns(settings, known, metrics),
    runAfterwards(log),
    logSecurityEvents(security, settings),
    securityHeaders(settings, policy),
    requireTls(settings, (path) => roots.has(/^\/[^/]*/.exec(path)?.[0] ?? path)),
    shedLoad(memory),
    shareFilePlaces(metrics),
    paceWrites(paces),
  );
  app.use(metricsPath, operatorsOnly(settings));
  app.use(refuseOtherMethods(api));
  metrics.watch('haulage_memory_share', () => memory.share());

  const admitted = admit(settings, known, metrics);
  for (const root of roots) {
    app.use(`${root}/*`, noStore);
    if (settings.corsOrigins.length > 0) app.use(`${root}/*`, allowedOrigins(settings.corsOrigins));
    app.use(`${root}/*`, admitted, refuseUnknownParameters, limitBody(maxBodyBytes));
  }
  app.route('/', api);

  for (const root of roots) app.all(`${root}/*`, unknown);
  for (const root of rootsOf(pages)) app.use(`${root}/*`, noStore, admitted);
  app.route('/', pages);
  app.get('*', staticSite(files, new LiveFiles(settings.siteDir), directoryPreload(config), answerPage));
  app.notFound(unknown);
  return app;
}

const unknown = (c: Context<AppEnv>): Response => refuse(c, notFound());

/** The first segments of all service paths. Below them, an unknown address is a 404 and never the application's page. */
const serviceRoots = (api: Hono<AppEnv>): ReadonlySet<string> => new Set(['/api', '/v1', ...rootsOf(api)]);

const rootsOf = ({ routes }: Hono<AppEnv>): readonly string[] =>
  routes.map(({ path }) => /^\/[^/:*]+/.exec(path)?.[0] ?? '/api');

const allowedOrigins = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    allowHeaders: ['Authorization', 'Content-Type', idempotencyHeader, companyHeaderName, 'Last-Event-ID'],
    exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
