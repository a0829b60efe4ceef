// `npm run dev`: Vite on PORT (8080), proxying to the services on SERVICES_PORT (8081). Both reload on changes.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { writeTowns } from './writeTowns.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const ports = { PORT: process.env.PORT || '8080', SERVICES_PORT: process.env.SERVICES_PORT || '8081' };
const output = path.join(root, 'dist/dev-services');
const env = { ...process.env, ...ports };

if (ports.PORT === ports.SERVICES_PORT) fail('PORT and SERVICES_PORT must differ.');
for (const name of ['PORT', 'SERVICES_PORT']) {
  // oxlint-disable-next-line no-await-in-loop -- the first that cannot be had is told
  await requirePort(name);
}

compile();
await writeTowns(output);
let services = startServices();
if (!(await becomesReady())) process.exit(1);
services.on('exit', tellEnd);
const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit', env });
vite.on('exit', (code) => stop(code ?? 1));

let settled = Promise.resolve();
let timer;
fs.watch('services', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    settled = settled.then(restart);
  }, 150);
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Before anything is compiled, and because something else that listens there could pass for the services. */
async function requirePort(name) {
  const port = ports[name];
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    fail(`${name} must be a whole number from 1 to 65535.`);
  }
  const server = net.createServer().listen({ port: Number(port), host: '127.0.0.1' });
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${error.code})`;
    fail(`Port ${port} ${reason}. Choose another, for example: ${name}=8090 npm run dev`);
  }
  await new Promise((resolve) => {
    server.close(resolve);
  });
}

function compile() {
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'services/tsconfig.json', '--outDir', output], {
    stdio: 'inherit',
  });
}

function startServices() {
  const child = spawn(process.execPath, [path.join(output, 'main.js')], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...env, LISTEN_PORT: ports.SERVICES_PORT, LOG: process.env.LOG || 'off' },
  });
  child.stdout.pipe(process.stdout);
  return child;
}

async function restart() {
  compile();
  services.off('exit', tellEnd);
  if (services.exitCode === null) {
    // Not SIGTERM, with which it would wait for proxies.
    services.kill('SIGINT');
    await once(services, 'exit');
  }
  services = startServices();
  services.on('exit', tellEnd);
}

function tellEnd() {
  console.error('The services have ended. They start again when a file of theirs changes.');
}

/** By what the services themselves say. False if they end instead, having said why. */
function becomesReady() {
  return new Promise((resolve) => {
    let said = '';
    const listen = (text) => {
      said += text;
      if (!said.includes('listening on')) return;
      services.stdout.off('data', listen);
      resolve(true);
    };
    services.stdout.on('data', listen);
    services.once('exit', () => resolve(false));
  });
}

function stop(code) {
  vite.kill('SIGTERM');
  services.off('exit', tellEnd);
  services.kill('SIGINT');
  process.exit(code);
}
