// Runs the built product for the browser tests, the pictures and the bench.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const main = path.join(root, 'dist/services/main.js');
/** Generous, for busy machines. */
const startTimeoutMs = 180_000;

/**
 * Starts it on `port` or a free one, with its data in `dataDir` or a temporary folder, and with the settings in `env` (see
 * docs/operations.md). Resolves when it is ready. If it does not start, throws its error output.
 */
export async function runProduct({ port, dataDir, env } = {}) {
  if (!fs.existsSync(main)) throw new Error('There is no build yet: `npm run build` makes one.');
  const usedPort = port ?? (await freePort());
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'product-'));
  const server = spawn(process.execPath, [main], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG: 'off',
      ...env,
      PORT: String(usedPort),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const listen = (text) => {
    said += text;
  };
  server.stderr.setEncoding('utf8').on('data', listen);
  const ended = new Promise((resolve) => {
    server.once('close', resolve);
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    if (dataDir === undefined) fs.rmSync(folder, { recursive: true, force: true });
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  if (!(await becomesReady(usedPort, server))) {
    await stop();
    throw new Error(`The product did not start.\n${said}`);
  }
  server.stderr.off('data', listen).pipe(process.stderr, { end: false });
  return { port: usedPort, origin: `http://localhost:${usedPort}`, pid: server.pid, stop, kill };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function becomesReady(port, server) {
  const giveUpAt = Date.now() + startTimeoutMs;
  while (Date.now() < giveUpAt && server.exitCode === null && server.signalCode === null) {
    // oxlint-disable-next-line no-await-in-loop -- poll until it is ready
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return false;
}
