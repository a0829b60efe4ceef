import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** `npm run dev` keeps the reference services on this port and lends them the front door. */
const servicesPort = Number(process.env.SERVICES_PORT ?? 8081);
const servicePaths = ['/api', '/v1', '/invitations', '/outbox', '/openapi.json', '/livez', '/readyz'];

/**
 * What the first screen needs beside its own area, in one script and one stylesheet: each request less is a round trip less on
 * a slow network. The entry with all it imports, and what the sign-in screen shares with other areas, with its styles.
 */
const firstScreen = [
  /src[\\/]main\.tsx$/,
  /src[\\/]ui[\\/]components[\\/](?:Banner|BrandLogo|Button|FaultPanel|NoticeStack|PasswordField|PendingLayer|TextField)\./,
  /src[\\/]domain[\\/]footer[\\/]/,
  /src[\\/]ui[\\/]theme[\\/]useBrand\./,
  /src[\\/]ui[\\/]hooks[\\/](?:useTask|useDraft|useYear|useAudience|useBrandCompany)\./,
  /src[\\/]ui[\\/]pages[\\/]authentication[\\/].*\.css$/,
];

const foundation = { name: 'foundation', test: (id: string) => firstScreen.some((pattern) => pattern.test(id)) };

/** The page is painted with its skeleton before any stylesheet is there; the script still waits for them. */
const stylesAfterSkeleton: Plugin = {
  name: 'styles-after-skeleton',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      return links
        .reduce((page, link) => page.replace(link, ''), html)
        .replace('  </body>', `${links.join('')}  </body>`);
    },
  },
};

export default defineConfig({
  plugins: [react(), stylesAfterSkeleton],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [foundation] } } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 8080),
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(servicePaths.map((path) => [path, `http://127.0.0.1:${servicesPort}`])),
  },
});
