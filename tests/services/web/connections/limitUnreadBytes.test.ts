import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { limitUnreadBytes } from '../../../../services/web/connections/limitUnreadBytes.ts';
import { asIpv6 } from '../../../support/services/asIpv6.ts';
import { listenLocally } from '../../../support/services/listenLocally.ts';

const mebibyte = 1024 * 1024;

/** A server with long answers; `served` are the addresses that got one, `lost` those whose connections it closed before its end. */
async function openServer(maxBytes: number, prepare: (server: Server) => void = () => undefined) {
  const [served, lost]: [string[], string[]] = [[], []];
  const server = createServer((request, response) => {
    const { socket } = request;
    const address = socket.remoteAddress ?? '';
    socket.on('close', () => void (socket.writableFinished || lost.push(address)));
    response.end(Buffer.alloc(Number(request.headers.size) * mebibyte));
    served.push(address);
  });
  limitUnreadBytes(server, maxBytes);
  prepare(server);
  const port = await listenLocally(server);
  const ask = (localAddress: string, size = 30): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    onTestFinished(() => void socket.destroy());
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nSize: ${size}\r\nConnection: close\r\n\r\n`);
    return socket.on('error', () => undefined);
  };
  return { served, lost, ask };
}

it('closes the connections of readers who take nothing, and of nobody else', async () => {
  const { lost, ask } = await openServer(70 * mebibyte);
  for (let count = 0; count < 3; count += 1) ask('127.0.0.2');
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  const read = await buffer(ask('127.0.0.1'));
  expect(read.length).toBeGreaterThan(30 * mebibyte);
  expect(new Set(lost)).toEqual(new Set(['127.0.0.2']));
});

it('closes those of many networks of one IPv6 site before those of somebody who lets more wait than each of them', async () => {
  const { lost, ask } = await openServer(122 * mebibyte, asIpv6);
  for (const network of [1, 2, 3]) ask(`127.0.1.${network}`, 40);
  ask('127.0.2.1', 55);
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  expect(lost.filter((address) => !address.startsWith('2001:db8:1:'))).toEqual([]);
});

it('closes as many as it takes at once, whomever they belong to', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { served, lost, ask } = await openServer(5 * mebibyte);
  for (let at = 1; at <= 8; at += 1) ask(`127.0.0.${at + 1}`);
  await expect.poll(() => served.length).toBe(8);
  vi.advanceTimersToNextTimer();
  await expect.poll(() => lost.length).toBeGreaterThan(6);
});
