// `npm run build`: builds the application into dist/app and the services into dist/services, and compresses the served files.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { assemblePage } from './assemblePage.mjs';
import { reportBudgets } from './budgets.mjs';
import { buildServiceWorker } from './serviceWorker.mjs';
import { buildTrackingPage } from './trackingPage.mjs';
import { writeTowns } from './writeTowns.mjs';

const root = path.resolve(import.meta.dirname, '..');
const appFolder = path.join(root, 'dist/app');
const servicesFolder = path.join(root, 'dist/services');

const compressible = /\.(html|m?js|css|json|svg|txt|webmanifest|wasm|map)$/;

run('vite', 'build');
keepManifestOutOfTheSite();
await assemblePage();
await buildTrackingPage();
await buildServiceWorker();
fs.rmSync(servicesFolder, { recursive: true, force: true });
run('tsc', '-p', 'services/tsconfig.json');
await writeTowns(servicesFolder);
for (const file of filesBelow(appFolder)) if (compressible.test(file)) compress(file);
if (!reportBudgets()) process.exit(1);

function run(tool, ...args) {
  const bin = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${tool}.cmd` : tool);
  const { status, error } = spawnSync(bin, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

function keepManifestOutOfTheSite() {
  fs.renameSync(path.join(appFolder, '.vite/manifest.json'), path.join(root, 'dist/app-manifest.json'));
  fs.rmSync(path.join(appFolder, '.vite'), { recursive: true });
}

function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Keeps a compressed copy only if it is smaller. */
function compress(file) {
  const content = fs.readFileSync(file);
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  const gzip = gzipSync(content, { level: 9 });
  if (brotli.length < content.length) fs.writeFileSync(`${file}.br`, brotli);
  if (gzip.length < content.length) fs.writeFileSync(`${file}.gz`, gzip);
}
