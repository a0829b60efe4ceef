// The compiled services with a data folder, and knobs, of the caller's choice.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');

/** Starts them on a free port and answers once they are ready; `knobs` as in docs/operations.md, DATA_DIR among them. */
export async function startServices(knobs) {
  const server = spawn(process.execPath, [path.join(root, 'dist/services/main.js')], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', SMTP_URL: '', LOG: 'off', PORT: '0', ...knobs },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /^Ready on .* \(listening on .*:(\d+)\)$/.exec(line)?.[1];
    if (port) {
      server.stdout.resume();
      return { origin: `http://localhost:${port}`, stop };
    }
  }
  throw new Error('The services did not start.');
}
