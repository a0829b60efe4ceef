import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { limitUnreadBytes } from '../../../../services/web/connections/limitUnreadBytes.ts';
import { listenLocally } from '../../../support/services/listenLocally.ts';

const mebibyte = 1024 * 1024;

it('closes the connections of readers who take nothing, and of nobody else', async () => {
  const server = createServer((_request, response) => response.end(Buffer.alloc(30 * mebibyte)));
  limitUnreadBytes(server, 70 * mebibyte);
  const port = await listenLocally(server);
  const ask = (localAddress: string): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return socket;
  };

  const lost: number[] = [];
  server.on('connection', (socket) => {
    socket.on('close', () => void (socket.writableFinished || lost.push(socket.remotePort ?? 0)));
  });
  const lazy = Array.from({ length: 3 }, () => ask('127.0.0.2').on('error', () => undefined));
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  const read = await buffer(ask('127.0.0.1'));
  expect(read.length).toBeGreaterThan(30 * mebibyte);
  for (const socket of lazy) socket.destroy();
});
