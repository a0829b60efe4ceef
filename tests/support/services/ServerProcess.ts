import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** The compiled services as a separate process on a free port. */
export class ServerProcess {
  readonly address: string;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#process = child;
    this.address = address;
  }

  /** Starts it and waits until it is ready. Stopped after the test. */
  static async start(folder: string, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [path.join(folder, 'main.js')], {
      env: { PATH: process.env.PATH, PORT: '0', LOG: 'off', DEMO: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /listening on ([\d.]+:\d+)/.exec(line)?.[1];
      if (address !== undefined) {
        child.stdout.resume();
        return new ServerProcess(child, `http://${address}`);
      }
    }
    throw new Error('The server ended before it was ready.');
  }

  /** Returns the exit code or signal. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string | null> {
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    const [code, died] = await ended;
    return code ?? died;
  }
}
