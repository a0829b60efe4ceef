import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Runs the bare server on an embedded database of its own, or on the one at `databaseUrl`. */
export async function runBare(databaseUrl = '') {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-bare-'));
  const server = fork(path.join(import.meta.dirname, 'bareServer.mjs'), {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl },
  });
  const [port] = await once(server, 'message');
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
