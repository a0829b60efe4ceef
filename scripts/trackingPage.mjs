// Builds the page of a tracking link into dist/app/track.html: one script and no other file of the application.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const appFolder = path.join(root, 'dist/app');

/** React's own calls, answered by Preact: docs/decisions/0043-a-small-page-for-consignees.md tells why. */
const preact = {
  'react/jsx-runtime': fileURLToPath(import.meta.resolve('preact/jsx-runtime')),
  'react-dom/client': fileURLToPath(import.meta.resolve('preact/compat/client')),
  'react-dom': fileURLToPath(import.meta.resolve('preact/compat')),
  react: fileURLToPath(import.meta.resolve('preact/compat')),
};

/** Builds the page, and puts its style and the neutral look into it. Needs what `assemblePage` has built. */
export async function buildTrackingPage() {
  await build({
    logLevel: 'warn',
    configFile: false,
    root,
    resolve: { alias: Object.entries(preact).map(([find, replacement]) => ({ find, replacement })) },
    build: {
      outDir: 'dist/app',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'track.html', output: { entryFileNames: 'assets/tracking-[hash].js' } },
    },
  });
  const { pageParts } = await import(pathToFileURL(path.join(root, 'dist/page/page.js')).href);
  const { style } = await pageParts();
  const page = path.join(appFolder, 'track.html');
  const html = fs.readFileSync(page, 'utf8');
  const [link, file] = / *<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">\n/.exec(html) ?? [];
  if (!link) throw new Error('The page of a tracking link names no stylesheet.');
  const own = fs.readFileSync(path.join(appFolder, file), 'utf8').trim();
  fs.rmSync(path.join(appFolder, file));
  const styles = `    <style>${own}</style>\n    <style id="brand">${style}</style>\n`;
  fs.writeFileSync(
    page,
    html.replace(link, '').replace('  </head>', (end) => styles + end),
  );
}
