import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { StreamReader } from '../../../services/stream/StreamReader.ts';
import { nextTurn } from '../../support/nextTurn.ts';
import { newGate } from '../../support/services/newGate.ts';

it('gives up the connection of a reader who takes nothing, with its place', async () => {
  // The server says there that an answer was not finished.
  vi.spyOn(console, 'error').mockReturnValue();
  const left = vi.fn<() => void>();
  const reader = new StreamReader({ userId: 'user', companyId: 'company', signInId: 'sign-in' }, [], left);
  reader.begin('begun');
  const gone = newGate();
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: () => new Response(reader.body), hostname: '127.0.0.1', port: 0 }, (address) =>
      resolve(address.port),
    );
    server.once('connection', (socket: Socket) => socket.once('close', gone.open));
    onTestFinished(() => void server.close());
  });
  const client = connect(port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(client, 'data');
  client.pause();
  // What the system keeps for a connection comes first.
  while (!reader.isOver) {
    reader.send('x'.repeat(60_000));
    await nextTurn();
  }
  expect(left).toHaveBeenCalledOnce();
  await expect(gone.opened).resolves.toBeUndefined();
});
