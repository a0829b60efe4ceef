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
