// Puts into the built index.html what it should arrive with: the sign-in form, its style, and the script that shows it.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const appFolder = path.join(root, 'dist/app');

/** Builds what renders pages without a browser, into dist/page, and completes the page with it. */
export async function assemblePage() {
  await buildRenderer();
  const { pageParts } = await import(pathToFileURL(path.join(root, 'dist/page/page.js')).href);
  const { style, signIn } = await pageParts();
  const page = path.join(appFolder, 'index.html');
  const html = withInlineStyle(fs.readFileSync(page, 'utf8'))
    .replace('    <script type="module"', (next) => `    <style id="brand">${style}</style>\n${next}`)
    .replace('href="data:,"', 'href="/brands/neutral/favicon.svg"');
  const script = `    <script>${await beforePaint()}</script>\n`;
  const form = `<div id="root" data-arriving data-holds="sign-in">${signIn.office}</div>`;
  const otherForm = `    <template data-audience="fleet">${signIn.fleet}</template>\n`;
  fs.writeFileSync(
    page,
    html
      .replace('<html ', '<html data-audience="office" ')
      .replace('  </head>', (end) => script + end)
      .replace('<div id="root" data-arriving></div>', () => form)
      .replace('    <!--/root-->\n', () => otherForm + downloadStyle(html)),
  );
}

/** The styles of the download page that are not in the page yet, for a server that puts them into it. */
function downloadStyle(html) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'dist/app-manifest.json'), 'utf8'));
  const stylesOf = ({ css = [], imports = [] }) => [...imports.flatMap((each) => stylesOf(manifest[each])), ...css];
  return [...new Set(stylesOf(manifest['src/downloadPageOn.ts']))]
    .filter((file) => !html.includes(file))
    .map((file) => {
      const style = fs.readFileSync(path.join(appFolder, file), 'utf8').trim();
      return `    <template data-style="/${file}">${style}</template>\n`;
    })
    .join('');
}

/** React is the one for production, whatever runs the build. */
async function buildRenderer() {
  await build({
    logLevel: 'warn',
    mode: 'production',
    build: {
      ssr: 'src/page.ts',
      outDir: 'dist/page',
      manifest: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'page.js' } },
    },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

/**
 * The stylesheet of the first screen stands in the page, so that the form needs no other file to be seen. Its link is left there
 * disabled, which tells scripts that are loaded later that they need not load it.
 */
function withInlineStyle(html) {
  const [link, file] = / *<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">\n/.exec(html) ?? [];
  if (!link) throw new Error('The page names no stylesheet.');
  const style = fs.readFileSync(path.join(appFolder, file), 'utf8').trim();
  const both = `    <style>${style}</style>\n    <link rel="stylesheet" href="/${file}" disabled>\n`;
  return html.replace(link, '').replace('    <script type="module"', (next) => both + next);
}

async function beforePaint() {
  const { output } = await build({
    logLevel: 'warn',
    configFile: false,
    root,
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'src/beforePaint.ts', output: { format: 'iife' } },
    },
  });
  return output[0].code.trim();
}
