import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { silentLog } from '../../../services/log/silentLog.ts';
import { answerError } from '../../../services/web/answerError.ts';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { limitInFlight } from '../../../services/web/limitInFlight.ts';
import { newGate } from '../../support/services/newGate.ts';

it('refuses requests beyond the limit, except health checks, until others finish', async () => {
  const gate = newGate();
  const app = new Hono<AppEnv>();
  app.onError(answerError(silentLog));
  app.use(limitInFlight(2, 2));
  app.get('/gate', async (c) => {
    await gate.opened;
    return c.text('through');
  });
  app.on('GET', ['/livez', '/readyz'], async (c) => {
    await gate.opened;
    return c.text('well');
  });
  app.get('/fault', () => {
    throw new Error('fault');
  });

  const watching = ['/livez', '/readyz', '/livez'].map(async (path) => (await app.request(path)).status);
  const waiting = [1, 2].map(async () => (await app.request('/gate')).status);
  const tooMany = await app.request('/gate');
  expect([tooMany.status, tooMany.headers.get('Retry-After')]).toEqual([503, '1']);
  watching.push(...['/livez', '/readyz'].map(async (path) => (await app.request(path)).status));
  gate.open();
  expect(await Promise.all(watching)).toEqual([200, 200, 200, 200, 200]);
  expect(await Promise.all(waiting)).toEqual([200, 200]);
  for (let count = 0; count < 5; count += 1) expect((await app.request('/fault')).status).toBe(500);
  expect((await app.request('/gate')).status).toBe(200);
});

it('refuses bodies while too many are arriving, but not reads', async () => {
  const gate = newGate();
  const app = new Hono<AppEnv>();
  app.onError(answerError(silentLog));
  app.use(limitInFlight(5, 2));
  app.post('/', async (c) => {
    await gate.opened;
    return c.text('taken');
  });
  app.get('/', (c) => c.text('read'));
  const bodies = [{ complete: false }, { complete: false }];
  const send = async (incoming: object) =>
    (await app.request('/', { method: 'POST', headers: { 'Content-Length': '9' } }, { incoming })).status;

  const slow = bodies.map(send);
  expect(await send({ complete: false })).toBe(503);
  expect((await app.request('/', {}, { incoming: { complete: false } })).status).toBe(200);
  bodies[0] = Object.assign(bodies[0] ?? {}, { complete: true });
  const next = send({ complete: true });
  gate.open();
  expect(await Promise.all([...slow, next])).toEqual([200, 200, 200]);
});
