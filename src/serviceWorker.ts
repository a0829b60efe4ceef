import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { opensApplication } from './domain/access/opensApplication.ts';
import { oursToKeep } from './infrastructure/browser/oursToKeep.ts';
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

type IsOurs = (response: Response) => Promise<boolean>;

/** Fetches what is worth keeping. Fails if something else answers. */
const fetchOurs = async (address: string, isOurs: IsOurs): Promise<Response> => {
  const response = await fetch(address);
  if (!(await isOurs(response))) throw new Error(`no answer to keep for ${address}`);
  return response;
};

/** Keeps the scripts and styles that a page names: they may be gone from the server when it is shown again. */
const keepFilesOf = async (page: Response): Promise<void> => {
  const named = (await page.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g);
  const files = await caches.open(assets);
  const keepFile = async (address: string): Promise<void> => {
    if ((await files.match(address)) === undefined) await files.put(address, await fetchOurs(address, oursToKeep.file));
  };
  await Promise.all([...new Set([...named].flatMap(([, address]) => address ?? []))].map(keepFile));
};

/** Keeps the page with its files and its configuration, so that all of it is from one moment. */
const keepShell = async (): Promise<void> => {
  const page = await fetchOurs(shell.page, oursToKeep.page);
  await keepFilesOf(page);
  const cache = await caches.open(shell.cacheName);
  await cache.put(shell.configuration, await fetchOurs(shell.configuration, oursToKeep.configuration));
  await cache.put(shell.page, page);
};

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepShell());
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

const keepsOnly = (isOurs: IsOurs): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => ((await isOurs(response)) ? response : null),
});

/** One page for every address of the application, asked for without what stands in the address. */
const onePage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!(await oursToKeep.page(response))) return null;
    return keepFilesOf(response).then(
      () => response,
      () => null,
    );
  },
  cacheKeyWillBeUsed: async () => shell.page,
  // A redirect is the browser's to follow: it refuses a page that was found by one.
  requestWillFetch: async () => new Request(shell.page, { cache: 'no-cache', redirect: 'manual' }),
};

/** A page that names a script that is gone is not shown again. Some servers answer with the page in place of the script. */
const forgetsOldPage: WorkboxPlugin = {
  ...keepsOnly(oursToKeep.file),
  fetchDidSucceed: async ({ response }) => {
    const isGone = response.status === 404 || (await oursToKeep.page(response));
    if (isGone) await caches.open(shell.cacheName).then((cache) => cache.delete(shell.page));
    return response;
  },
};

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && opensApplication(url.pathname),
  new StaleWhileRevalidate({ cacheName: shell.cacheName, plugins: [onePage], matchOptions: { ignoreVary: true } }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === shell.configuration,
  new StaleWhileRevalidate({ cacheName: shell.cacheName, plugins: [keepsOnly(oursToKeep.configuration)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: assets, plugins: [forgetsOldPage] }),
);
// Shown with the page, and changed while the services run: the brand's pictures and the companies that have one.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && (url.pathname.startsWith('/brands/') || url.pathname + url.search === brandCompaniesPath),
  new NetworkFirst({ cacheName: `brand ${buildId}`, networkTimeoutSeconds, plugins: [keepsOnly(oursToKeep.file)] }),
);
