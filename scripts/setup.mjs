// Runs before `npm start` and `npm test`. Uses only Node's built-ins, because node_modules may be missing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

installWhenLockChanged();
if (process.argv.includes('--build')) buildWhenSourcesChanged();

function installWhenLockChanged() {
  const stamp = 'node_modules/.setup-stamp';
  const wanted = digest([fs.readFileSync('package-lock.json'), process.version]);
  if (readIfThere(stamp) === wanted) return;
  npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund');
  fs.writeFileSync(stamp, wanted);
}

function buildWhenSourcesChanged() {
  const stamp = 'dist/.build-stamp';
  const wanted = digest(sourceFiles().flatMap((file) => [file, fs.readFileSync(file)]));
  if (readIfThere(stamp) === wanted) return;
  npm('run', 'build');
  fs.writeFileSync(stamp, wanted);
}

/** Without `public`, whose configuration and brands are served directly and need no build. */
function sourceFiles() {
  const single = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts', 'index.html'];
  const below = ['src', 'services', 'scripts'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return [...single, ...below].filter((file) => fs.existsSync(file)).toSorted((a, b) => (a < b ? -1 : 1));
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

function npm(...args) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package|command)/.test(name)),
  );
  const cli = process.env.npm_execpath;
  const run = cli
    ? spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit', env })
    : spawnSync('npm', args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
