import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';

interface ScanServer {
  readonly url: string;
  /** The files it was given, as text. */
  readonly scanned: readonly string[];
}

/** A minimal clamd, which answers each file by `verdict`; undefined is no answer at all. */
export async function scanServer(verdict: (file: string) => string | undefined): Promise<ScanServer> {
  const scanned: string[] = [];
  const server = createServer((socket) => {
    let given = Buffer.alloc(0);
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.on('data', (more) => {
      given = Buffer.concat([given, more]);
      const file = fileIn(given);
      if (file === undefined) return;
      scanned.push(file);
      const answer = verdict(file);
      if (answer !== undefined) socket.end(`${answer}\0`);
    });
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { url: `clamd://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, scanned };
}

/** The file of a complete INSTREAM command. */
function fileIn(given: Buffer): string | undefined {
  const command = 'zINSTREAM\0';
  if (given.toString('latin1', 0, command.length) !== command) return undefined;
  let at = command.length;
  let file = '';
  while (at + 4 <= given.length) {
    const length = given.readUInt32BE(at);
    if (length === 0) return file;
    if (at + 4 + length > given.length) return undefined;
    file += given.toString('latin1', at + 4, at + 4 + length);
    at += 4 + length;
  }
  return undefined;
}
