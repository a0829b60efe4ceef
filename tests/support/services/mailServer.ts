import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

interface MailServer {
  readonly url: string;
  /** Received commands and lines, in order. */
  readonly heard: readonly string[];
}

const refusals: readonly (readonly [of: RegExp, answer: string])[] = [
  [/^(MAIL|RCPT).*refuse/, '550 nobody here'],
  [/^RCPT.*relay/, '554 5.7.1 sign in first'],
];

/**
 * A minimal SMTP server. Refuses senders and recipients that contain `refuse`, and refuses to relay to those that contain
 * `relay`.
 */
export async function mailServer(ready: Promise<void> = Promise.resolve()): Promise<MailServer> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let inContent = false;
    socket.on('error', () => undefined);
    void ready.then(() => socket.write('220 ready\r\n'));
    createInterface({ input: socket }).on('line', (line) => {
      heard.push(line);
      if (inContent && line !== '.') return;
      if (line === 'DATA') socket.write('354 go on\r\n');
      else socket.write(`${refusals.find(([of]) => of.test(line))?.[1] ?? '250 fine'}\r\n`);
      inContent = line === 'DATA';
    });
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { url: `smtp://127.0.0.1:${port}`, heard };
}
