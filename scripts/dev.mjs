// `npm run dev`: Vite on PORT (8080), proxying to the services on SERVICES_PORT (8081). Both reload on changes.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const servicesPort = process.env.SERVICES_PORT ?? '8081';
const output = path.join(root, 'dist/dev-services');
const env = { ...process.env, SERVICES_PORT: servicesPort };

compile();
let services = startServices();
if (!(await becomesReady())) {
  console.error('The services did not start; see the output above.');
  process.exit(1);
}
const vite = run('node_modules/vite/bin/vite.js', env);
vite.on('exit', stop);

let settled = Promise.resolve();
let timer;
fs.watch('services', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    settled = settled.then(restart);
  }, 150);
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

function compile() {
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'services/tsconfig.json', '--outDir', output], {
    stdio: 'inherit',
  });
}

function startServices() {
  return run(path.join(output, 'main.js'), { ...env, LISTEN_PORT: servicesPort, LOG: process.env.LOG ?? 'off' });
}

async function restart() {
  compile();
  if (services.exitCode === null) {
    // Not SIGTERM, with which it would wait for proxies.
    services.kill('SIGINT');
    await once(services, 'exit');
  }
  services = startServices();
}

async function becomesReady() {
  while (services.exitCode === null) {
    // oxlint-disable-next-line no-await-in-loop -- poll until it answers
    const answer = await fetch(`http://127.0.0.1:${servicesPort}/livez`).catch(() => undefined);
    if (answer?.ok) return true;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(100);
  }
  return false;
}

function run(script, scriptEnv) {
  return spawn(process.execPath, [script], { stdio: 'inherit', env: scriptEnv });
}

function stop() {
  vite.kill('SIGTERM');
  services.kill('SIGINT');
  process.exit();
}
