import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { shareConnections } from '../../../../services/web/connections/shareConnections.ts';
import { asIpv6 } from '../../../support/services/asIpv6.ts';
import { newGate } from '../../../support/services/newGate.ts';
import { listenLocally } from '../../../support/services/listenLocally.ts';

/** A server for ten connections; `/held` is answered when the gate opens. */
async function openServer({ trustedProxies = [] as readonly string[], isIpv6 = false } = {}) {
  const gate = newGate();
  const server = createServer((request, response) => {
    void (request.url === '/held' ? gate.opened : Promise.resolve()).then(() => response.end('here'));
  });
  shareConnections(server, { trustedProxies }, 10);
  if (isIpv6) asIpv6(server);
  const port = await listenLocally(server);
  const open = async (localAddress: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { gate, open };
}

const get = async (socket: Socket, path = '/'): Promise<string> => {
  if (socket.closed) return 'closed';
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return Promise.race([
    once(socket, 'data').then(([answer]) => (String(answer).includes('here') ? 'here' : 'garbled')),
    once(socket, 'close').then(() => 'closed'),
  ]);
};

it('leaves room for others when one address opens connection after connection', async () => {
  const { open } = await openServer();
  const idle = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let count = 0; count < 15; count += 1) idle.push(await open('127.0.0.2'));
  expect(await get(await open('127.0.0.1'))).toBe('here');
  expect(await get(await open('127.0.0.2'))).toBe('here');
  const alive = await Promise.all(idle.map((socket) => get(socket)));
  expect(alive.filter((answer) => answer === 'here')).toHaveLength(4);
  expect(alive.slice(-4)).toEqual(['here', 'here', 'here', 'here']);
});

it('never closes a connection with a request under way', async () => {
  const { gate, open } = await openServer();
  const sockets = await Promise.all(Array.from({ length: 5 }, () => open('127.0.0.2')));
  const held = sockets.map((socket) => get(socket, '/held'));
  await get(await open('127.0.0.1'));
  expect(await get(await open('127.0.0.2'))).toBe('closed');
  gate.open();
  expect(await Promise.all(held)).toEqual(held.map(() => 'here'));
});

it('lets a trusted proxy open as many as it needs', async () => {
  const { open } = await openServer({ trustedProxies: ['127.0.0.2'] });
  const sockets = await Promise.all(Array.from({ length: 15 }, () => open('127.0.0.2')));
  expect(new Set(await Promise.all(sockets.map((socket) => get(socket))))).toEqual(new Set(['here']));
});

it.each([
  ['addresses of one IPv6 network', () => '127.0.1.1'],
  ['networks of one IPv6 site', (at: number) => `127.0.1.${at + 1}`],
])('leaves room for others when many %s open connections, and closes none of theirs', async (_, addressOf) => {
  const { open } = await openServer({ isIpv6: true });
  const other = await open('127.0.2.1');
  const idle = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let at = 0; at < 30; at += 1) idle.push(await open(addressOf(at)));
  expect([await get(other), await get(await open('127.0.3.1'))]).toEqual(['here', 'here']);
  const alive = await Promise.all(idle.map((socket) => get(socket)));
  expect(alive.filter((answer) => answer === 'here')).toHaveLength(5);
});
