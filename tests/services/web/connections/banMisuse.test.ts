import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { answerInOrder } from '../../../../services/web/connections/answerInOrder.ts';
import { banMisuse } from '../../../../services/web/connections/banMisuse.ts';
import { asIpv6 } from '../../../support/services/asIpv6.ts';
import { listenLocally } from '../../../support/services/listenLocally.ts';

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const chunked = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';

async function openServer({ trustedProxies = [] as readonly string[], isIpv6 = false } = {}) {
  const server = createServer(
    answerInOrder(
      (_request, response) => void setImmediate(() => response.end('here')),
      (socket) => ban(socket),
    ),
  );
  const ban = banMisuse(server, { trustedProxies });
  server.on('clientError', (_error, socket) => void socket.destroy());
  if (isIpv6) asIpv6(server);
  const port = await listenLocally(server);
  return (localAddress: string): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    return socket.on('error', () => undefined);
  };
}

/** Whether a request is answered, or the connection closed. */
const told = async (socket: Socket, request = get): Promise<'answered' | 'closed'> => {
  const over = new AbortController();
  const { signal } = over;
  socket.write(request);
  const outcome = Promise.race([
    once(socket, 'data', { signal }).then(
      () => 'answered' as const,
      () => 'closed' as const,
    ),
    once(socket, 'close', { signal }).then(
      () => 'closed' as const,
      () => 'closed' as const,
    ),
  ]);
  return outcome.finally(() => over.abort());
};

const abuser = '127.0.0.2';

it.each([
  ['sends a thousand requests without waiting for an answer', get.repeat(1_000)],
  ['sends body after body in chunks', chunked],
])('whoever %s, again and again, gets no new connection, and nobody else is hurt', async (_, misuse) => {
  const open = await openServer();
  const [neighbour, others] = [open(abuser), open('127.0.0.1')];
  expect(await Promise.all([told(neighbour), told(others)])).toEqual(['answered', 'answered']);
  let next = 'answered';
  while (next === 'answered') {
    // oxlint-disable-next-line no-await-in-loop -- several at once, so that a slow machine is banned too
    await Promise.all(Array.from({ length: 25 }, async () => told(open(abuser), misuse)));
    // oxlint-disable-next-line no-await-in-loop -- after them
    next = await told(open(abuser));
  }
  expect(next).toBe('closed');
  expect(await told(neighbour)).toBe('answered');
  expect(await told(others)).toBe('answered');
  expect(await told(open('127.0.0.1'))).toBe('answered');
});

it.each([
  ['requests without waiting for an answer', get.repeat(1_000), 'closed'],
  ['a body in chunks', chunked, 'answered'],
])('%s now and then cost at most their connection', async (_, misuse, outcome) => {
  const open = await openServer();
  expect(await told(open(abuser), misuse)).toBe(outcome);
  expect(await told(open(abuser))).toBe('answered');
});

it('whoever keeps a connection for body after body in chunks loses it', async () => {
  const open = await openServer();
  const kept = open(abuser);
  const lost = once(kept, 'close');
  for (let count = 0; count < 30 && !kept.destroyed; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await told(kept, chunked);
  }
  expect(await lost).toEqual([false]);
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
  const open = await openServer({ trustedProxies: [abuser] });
  const idle = open(abuser);
  expect(await told(idle)).toBe('answered');
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let count = 0; count < 6; count += 1) await told(open(abuser), get.repeat(1_000));
  expect(await told(open(abuser))).toBe('answered');
  expect(await told(idle)).toBe('answered');
});

it.each([
  ['addresses of one IPv6 network', () => '127.0.1.1'],
  ['networks of one IPv6 site', (at: number) => `127.0.1.${at + 1}`],
])('many %s that send requests without waiting get no new connections, and other sites do', async (_, addressOf) => {
  const open = await openServer({ isIpv6: true });
  let next = 'answered';
  while (next === 'answered') {
    // oxlint-disable-next-line no-await-in-loop -- many at once, so that a slow machine is banned too
    await Promise.all(Array.from({ length: 50 }, async (__, at) => told(open(addressOf(at)), get.repeat(1_000))));
    // oxlint-disable-next-line no-await-in-loop -- after them
    next = await told(open(addressOf(100)));
  }
  expect(await told(open('127.0.2.1'))).toBe('answered');
});
