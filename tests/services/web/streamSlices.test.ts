import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../../services/log/silentLog.ts';
import { prometheusMetrics } from '../../../services/metrics/prometheusMetrics.ts';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { shareFilePlaces } from '../../../services/web/places/shareFilePlaces.ts';
import { startServer } from '../../../services/web/startServer.ts';
import { stopServer } from '../../../services/web/stopServer.ts';
import { streamSlices } from '../../../services/web/streamSlices.ts';

const size = 20 * 1024 * 1024;
const sha256 = createHash('sha256').update(Buffer.alloc(size, 7)).digest('hex');

/** A server whose companies have one large file each; notes the offsets that were read. */
async function serveFiles(readable = size) {
  const read: number[] = [];
  const app = new Hono<AppEnv>();
  app.use(shareFilePlaces(prometheusMetrics()));
  app.get('/:company', async (c) => {
    c.set('company', { id: c.req.param('company') });
    const file = {
      size,
      sha256,
      isInObjectStorage: false,
      async read(offset: number, length: number) {
        read.push(offset);
        await Promise.resolve();
        return new Uint8Array(Math.max(0, Math.min(length, readable - offset))).fill(7);
      },
    };
    return c.body(await streamSlices(c, silentLog, file), 200, { 'Content-Length': String(size) });
  });
  const settings = { host: '127.0.0.1', listenPort: 0, trustedProxies: [] };
  const server = await startServer(app, settings, silentLog, prometheusMetrics());
  onTestFinished(() => stopServer(server, 0));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  /** Asks for a file and takes nothing of it. */
  const askAndWait = async (company: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET /${company} HTTP/1.1\r\nHost: x\r\n\r\n`);
    socket.pause();
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { read, askAndWait, get: (company: string) => fetch(`http://127.0.0.1:${port}/${company}`), server };
}

it('sends a file whole, slice by slice', async () => {
  const { get, read } = await serveFiles();
  const answer = await get('harbour');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([bytes.length, bytes.every((byte) => byte === 7)]).toEqual([size, true]);
  expect(read).toEqual(Array.from({ length: read.length }, (_, at) => at * 128 * 1024));
});

it('reads no more of it than is taken', async () => {
  const { askAndWait, read, get } = await serveFiles();
  await askAndWait('harbour');
  await (await get('other')).arrayBuffer();
  expect(read.length).toBeLessThan(2 * (size / (128 * 1024)));
});

it('closes the oldest of too many downloads of one company for a newer one', async () => {
  const { askAndWait, get, server } = await serveFiles();
  let closed = 0;
  server.on('connection', (socket) => socket.once('close', () => (closed += 1)));
  const lazy = [];
  // oxlint-disable-next-line no-await-in-loop -- the oldest first
  for (let count = 0; count < 60; count += 1) lazy.push(await askAndWait('harbour'));
  await expect.poll(() => closed).toBe(10);
  expect((await (await get('other')).arrayBuffer()).byteLength).toBe(size);
  expect((await (await get('harbour')).arrayBuffer()).byteLength).toBe(size);
});

it('closes the connection if the file ends early, instead of sending something else', async () => {
  const { get } = await serveFiles(size / 2);
  await expect(get('harbour').then((answer) => answer.arrayBuffer())).rejects.toThrow('terminated');
});
