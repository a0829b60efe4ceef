import { expect, it } from 'vitest';
import { testServices } from '../../../support/services/testServices.ts';

const test = await testServices();

const waiting = async (): Promise<number> => {
  const [, count] = /^haulage_requests_waiting (\d+)$/m.exec(await test.services.metrics.text()) ?? [];
  return Number(count);
};

const ask = (address: string, peer: string, count: number) =>
  Array.from({ length: count }, async () => (await test.request(address, { peer })).status);

it.each([
  ['the page', '/'],
  ['a file that is not there', '/assets/none.js'],
  ['an unknown call', '/api/v1/none'],
  ['a call', '/v1/companies/?isPaged=false&userId=1'],
  ['the contract', '/openapi.json'],
  ['a health check', '/livez'],
])('a hundred requests for %s at once wait for their turns, and those of others do not', async (_, address) => {
  const flood = ask(address, '192.0.2.1', 100);
  expect(await waiting()).toBeGreaterThan(90);
  const others = [...ask('/livez', '192.0.2.2', 1), ...ask('/livez', '192.0.2.1', address === '/livez' ? 0 : 1)];
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
  expect(await waiting()).toBeGreaterThan(50);
  await Promise.all(flood);
  expect(await waiting()).toBe(0);
});

const sendLarge = async (peer: string): Promise<number> => {
  const headers = { 'Content-Length': String(40 * 1024 * 1024) };
  return (await test.request('/v1/none', { method: 'POST', peer, headers })).status;
};

it('large bodies count as several requests, also those that are refused', async () => {
  const flood = [sendLarge('192.0.2.3'), sendLarge('192.0.2.3')];
  expect([await sendLarge('192.0.2.4'), await flood[0]]).toEqual([413, 413]);
  for (let at = 0; at < 5; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await ask('/livez', '192.0.2.5', 1)[0]).toBe(200);
  }
  expect(await waiting()).toBe(1);
  expect(await flood[1]).toBe(413);
});
