import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { answerInOrder } from '../../../../services/web/connections/answerInOrder.ts';
import { banMisuse } from '../../../../services/web/connections/banMisuse.ts';

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const chunked = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
const unreadable = 'FOO / HTTP/1.1\r\n\r\n';

async function openServer(trustedProxies: readonly string[] = []) {
  const server = createServer(
    answerInOrder(
      (_request, response) => void setImmediate(() => response.end('here')),
      (socket) => ban(socket),
    ),
  );
  const ban = banMisuse(server, { trustedProxies });
  server.on('clientError', (_error, socket) => void socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return (localAddress: string): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    return socket.on('error', () => undefined);
  };
}

/** Whether a request is answered, or the connection closed. */
const told = async (socket: Socket, request = get): Promise<'answered' | 'closed'> => {
  socket.write(request);
  return Promise.race([
    once(socket, 'data').then(() => 'answered' as const),
    once(socket, 'close').then(() => 'closed' as const),
  ]);
};

const abuser = '127.0.0.2';

it.each([
  ['sends a thousand requests without waiting for an answer', get.repeat(1_000), 1],
  ['sends body after body in chunks', chunked, 6],
  ['sends request after request that cannot be parsed', unreadable, 14],
])('whoever %s loses all connections and gets none, and nobody else does', async (_, misuse, times) => {
  const open = await openServer();
  const [idle, others] = [open(abuser), open('127.0.0.1')];
  expect(await Promise.all([told(idle), told(others)])).toEqual(['answered', 'answered']);
  const lost = once(idle, 'close');
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let count = 0; count < times; count += 1) await told(open(abuser), misuse);
  await lost;
  expect(await told(open(abuser))).toBe('closed');
  expect(await told(others)).toBe('answered');
  expect(await told(open('127.0.0.1'))).toBe('answered');
});

it('a body in chunks or a request that cannot be parsed may happen now and then', async () => {
  const open = await openServer();
  expect(await told(open(abuser), chunked)).toBe('answered');
  expect(await told(open(abuser), unreadable)).toBe('closed');
  expect(await told(open(abuser))).toBe('answered');
});

it('connections that break off amid a request are no misuse', async () => {
  const open = await openServer();
  for (let count = 0; count < 30; count += 1) {
    const socket = open(abuser);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await once(socket, 'connect');
    socket.end('GET / HT');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await once(socket, 'close');
  }
  expect(await told(open(abuser))).toBe('answered');
});

it('a trusted proxy loses the one connection only', async () => {
  const open = await openServer([abuser]);
  const idle = open(abuser);
  expect(await told(idle)).toBe('answered');
  await told(open(abuser), get.repeat(1_000));
  expect(await told(open(abuser))).toBe('answered');
  expect(await told(idle)).toBe('answered');
});
