import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type CSSOptions, defineConfig, type Plugin } from 'vite';
import { leftOut } from './scripts/leftOut.ts';
import { minifyAgain } from './scripts/minifyAgain.ts';
import { runtimeWithin } from './scripts/runtimeWithin.ts';
import { separateSelectors } from './scripts/separateSelectors.ts';
import { sharedScripts } from './scripts/sharedScripts.ts';

/** `npm run dev` keeps the reference services on this port and lends them the front door. */
const servicesPort = Number(process.env.SERVICES_PORT ?? 8081);
const servicePaths = [
  '/api',
  '/v1',
  '/invitations',
  '/i/',
  '/outbox',
  '/openapi.json',
  '/livez',
  '/readyz',
  '/metrics',
];

/**
 * What the first screen needs beside its own area, in one script and one stylesheet: each request less is a round trip less on
 * a slow network. The entry with all it imports, and what the sign-in screen shares with other areas, with its styles.
 */
const firstScreen = [
  /src[\\/]main\.tsx$/,
  /src[\\/]ui[\\/]components[\\/](?:Banner|BrandLogo|Button|FaultPanel|LineIcon|NoticeStack|PageHeading|PasswordField|PendingLayer|Skeleton|TextField)\./,
  /src[\\/]domain[\\/]footer[\\/]/,
  /src[\\/]ui[\\/]theme[\\/]useBrand\./,
  /src[\\/]ui[\\/]shared[\\/](?:useTask|useDraft|useYear|useAudience|useBrandCompany|usePart)\./,
  /src[\\/]ui[\\/]rooms[\\/]account[\\/](?:AuthenticationArea|AuthenticationLayout|EmailField|FormPage|FormSkeleton|NewsNote|RouteArt|SignInPage|useKnownEmail)\./,
];

/** What paints the skeleton in brand: small, so that it runs while the rest is on its way. */
const firstPaint = { name: 'first-paint', test: /src[\\/]firstPaint\.ts$/, priority: 2 };

/** React apart from the rest: read and run by the browser while the rest is on its way. */
const reactItself = {
  name: 'react',
  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]ui[\\/]app[\\/](?:renderInto|hydrateIn)\.ts$/,
  priority: 3,
};

const foundation = {
  name: 'foundation',
  test: (id: string) => firstScreen.some((pattern) => pattern.test(id)),
  priority: 1,
};

/**
 * Lets the application and its sign-in area be fetched along with what paints the skeleton, script and stylesheet alike; the
 * stylesheet stands behind the skeleton, so that the skeleton does not wait for it.
 */
const fetchFoundationEarly: Plugin = {
  name: 'fetch-foundation-early',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const files = Object.keys(bundle ?? {});
      const scripts = files.filter((file) => /assets\/(?:foundation|react)-.*\.js$/.test(file));
      const styles = files.filter((file) => /assets\/foundation-.*\.css$/.test(file));
      // Not `modulepreload`: from the cache it compiles them before the form is painted.
      const preloads = scripts.map((file) => `    <link rel="preload" as="script" crossorigin href="/${file}">\n`);
      const links = styles.map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">\n`);
      return html
        .replace('  </head>', `${preloads.join('')}  </head>`)
        .replace('  </body>', `${links.join('')}  </body>`);
    },
  },
};

/** While developing, the page of tracking links is served by its addresses too. */
const trackingPage: Plugin = {
  name: 'tracking-page',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/track(?:\/|$)/.test(request.url ?? '')) request.url = '/track.html';
      next();
    });
  },
};

/** While developing, a service worker left by the built product on the same address retires. */
const retiredServiceWorker: Plugin = {
  name: 'retired-service-worker',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/service-worker.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end('self.skipWaiting(); self.addEventListener("activate", () => self.registration.unregister());');
    });
  },
};

/** What `composes` takes from another stylesheet comes without the name of a file, by which Vite would find its images. */
const stylesheets: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'composed-here',
      OnceExit: (root) => {
        root.walkDecls((declaration) => {
          if (declaration.source?.input.file === undefined && root.source) declaration.source = root.source;
        });
      },
    },
    separateSelectors,
  ],
};

/** Imported, react-router is its build for developing, whatever the mode. */
const reactRouter = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [react(), leftOut, fetchFoundationEarly, trackingPage, retiredServiceWorker, runtimeWithin, minifyAgain],
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: reactRouter }] : [] },
  css: { postcss: stylesheets },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The scripts of consignment notes and of maps with tiles, fetched only where they are wanted. scripts/budgets.mjs keeps all scripts small.
    chunkSizeWarningLimit: 1200,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            firstPaint,
            reactItself,
            foundation,
            { name: sharedScripts(), debugName: 'shared', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 8080),
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(servicePaths.map((path) => [path, `http://127.0.0.1:${servicesPort}`])),
  },
}));
