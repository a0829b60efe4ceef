// Builds the service worker into dist/app/service-worker.js, one script that is asked for anew at each visit.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/** Run last: the build is told from others by a hash of dist/app/index.html, which names every other file. */
export async function buildServiceWorker() {
  const page = fs.readFileSync(path.join(root, 'dist/app/index.html'));
  const buildId = createHash('sha256').update(page).digest('base64url').slice(0, 8);
  await build({
    logLevel: 'warn',
    configFile: false,
    root,
    define: { buildId: JSON.stringify(buildId), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/app',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'src/serviceWorker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
