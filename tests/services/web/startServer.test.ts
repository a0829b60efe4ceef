import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { startServer } from '../../../services/web/startServer.ts';
import { stopServer } from '../../../services/web/stopServer.ts';
import { newGate } from '../../support/services/newGate.ts';

const anyPort = { host: '127.0.0.1', listenPort: 0 };
const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? (address?.port ?? 0) : 0);

it('lets a request finish when it stops, hangs up on idle clients, and takes no new ones', async () => {
  const gate = newGate();
  const reached = newGate();
  const app = new Hono<AppEnv>().get('/', async (c) => {
    reached.open();
    await gate.opened;
    return c.text('done');
  });
  const server = await startServer(app, anyPort);
  const port = portOf(server.address());
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const request = fetch(`http://127.0.0.1:${port}/`);
  await reached.opened;
  const stopped = stopServer(server, 10_000);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  gate.open();
  expect(await (await request).text()).toBe('done');
  idle.end();
  await stopped;
});

it('gives up on a request that never ends', async () => {
  const app = new Hono<AppEnv>().get('/', () => new Promise<Response>(() => {}));
  const server = await startServer(app, anyPort);
  const request = fetch(`http://127.0.0.1:${portOf(server.address())}/`).catch(() => 'cut off');
  await once(server, 'request');
  await stopServer(server, 50);
  expect(await request).toBe('cut off');
});

it('refuses headers beyond 16 KiB', async () => {
  const server = await startServer(new Hono<AppEnv>(), anyPort);
  onTestFinished(() => stopServer(server, 0));
  const answer = await fetch(`http://127.0.0.1:${portOf(server.address())}/`, {
    headers: { 'X-Long': 'x'.repeat(17_000) },
  });
  expect(answer.status).toBe(431);
});
