// Builds the two pages of bench/bare like the application, to measure what an empty page costs.
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const source = path.resolve(import.meta.dirname, 'bare');

/** Builds `static.html` and the bare React page `index.html` into `folder`, with brotli copies. */
export async function buildBarePages(folder) {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['index.html', 'static.html'].map((page) => path.join(source, page)) },
    },
  });
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) fs.writeFileSync(`${file}.br`, brotliCompressSync(fs.readFileSync(file)));
  }
}
