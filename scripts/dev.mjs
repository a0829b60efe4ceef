// `npm run dev`: Vite on PORT (8080) with the services behind it on SERVICES_PORT (8081); both take up changes as they are saved.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const servicesPort = process.env.SERVICES_PORT ?? '8081';
const output = path.join(root, 'dist/dev-services');
const compile = ['-p', 'services/tsconfig.json', '--outDir', output, '--noEmitOnError', 'false'];

fs.rmSync(output, { recursive: true, force: true });
spawnSync(bin('tsc'), compile, { stdio: 'inherit' });

const children = [
  start(bin('tsc'), [...compile, '--watch', '--preserveWatchOutput']),
  start(process.execPath, ['--watch', '--watch-preserve-output', path.join(output, 'main.js')], {
    LISTEN_PORT: servicesPort,
    LOG: process.env.LOG ?? 'off',
  }),
  start(bin('vite'), []),
];

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

function start(command, args, env = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1;
    stop();
  });
  return child;
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

function bin(tool) {
  return path.join(root, 'node_modules/.bin', tool);
}
