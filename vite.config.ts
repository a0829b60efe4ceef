import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run dev` keeps the reference services on this port and lends them the front door. */
const servicesPort = Number(process.env.SERVICES_PORT ?? 8081);
const servicePaths = ['/api', '/v1', '/invitations', '/outbox', '/openapi.json', '/livez', '/readyz'];

/**
 * What the first screen needs beside its own area, in one script and one stylesheet: each request less is a round trip less on a
 * slow network. The libraries, and of src/ui what the sign-in screen shares with other areas, with its styles.
 */
const firstScreen = [
  /src[\\/]domain[\\/]footer[\\/]/,
  /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|axios|inversify|@inversifyjs|reflect-metadata|valibot)[\\/]/,
  /src[\\/]ui[\\/](?:theme|texts|injection)[\\/]/,
  /src[\\/]ui[\\/]components[\\/](?:Banner|BrandLogo|Button|FaultPanel|NoticeStack|PasswordField|PendingLayer|TextField)\./,
  /src[\\/]ui[\\/]hooks[\\/](?:useTask|useDraft|useYear|useAudience|useBrandCompany)\./,
  /src[\\/]ui[\\/](?:app|pages[\\/]authentication)[\\/].*\.css$/,
];

const foundation = { name: 'foundation', test: (id: string) => firstScreen.some((pattern) => pattern.test(id)) };

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
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
