import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { opensApplication } from './domain/access/opensApplication.ts';
import { brandCompaniesPath } from './infrastructure/http/company/brandCompaniesPath.ts';

interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface InstallEvent extends LifeEvent {
  /** Sends requests past the worker, which then need not be started for them. Not in every browser. */
  readonly addRoutes?: (rules: readonly object[]) => Promise<void>;
}

/** What is used here of a service worker's own global; the types of a page know none of it. */
declare const self: {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install', listen: (event: InstallEvent) => void): void;
    (type: 'activate', listen: (event: LifeEvent) => void): void;
  };
};

/** Tells this build from others. Put in by the build. */
declare const buildId: string;

/** The page and its configuration, kept together: the page's content policy names the services of the configuration. */
const shell = { cacheName: `shell ${buildId}`, page: '/', configuration: '/config.json' } as const;
const assets = `assets ${buildId}`;
const networkTimeoutSeconds = 3;
const directory = new URL(brandCompaniesPath, 'http://this').pathname;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(caches.open(shell.cacheName).then((cache) => cache.addAll([shell.page, shell.configuration])));
  const answered = ['/api/*', '/v1/*', '/invitations/*'].map((pathname) => ({ urlPattern: { pathname } }));
  const rules = [
    { condition: { urlPattern: { pathname: directory } }, source: 'fetch-event' },
    { condition: { or: answered }, source: 'network' },
  ];
  if (event.addRoutes) event.waitUntil(event.addRoutes(rules));
});

const forgetOtherBuilds = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => !name.endsWith(` ${buildId}`));
  await Promise.all(others.map((name) => caches.delete(name)));
};
self.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()));
clientsClaim();

/** One page for every address of the application, asked for without what stands in the address. */
const onePage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => shell.page,
  requestWillFetch: async () => new Request(shell.page, { cache: 'no-cache' }),
};

/** A page that names a script that is gone is not shown again. */
const forgetsOldPage: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status === 404) await caches.open(shell.cacheName).then((cache) => cache.delete(shell.page));
    return response;
  },
};

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && opensApplication(url.pathname),
  new StaleWhileRevalidate({ cacheName: shell.cacheName, plugins: [onePage], matchOptions: { ignoreVary: true } }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === shell.configuration,
  new StaleWhileRevalidate({ cacheName: shell.cacheName }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: assets, plugins: [forgetsOldPage] }),
);
// Shown with the page, and changed while the services run: the brand's pictures and the companies that have one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/brands/') || url.pathname === directory),
  new NetworkFirst({ cacheName: `brand ${buildId}`, networkTimeoutSeconds }),
);
