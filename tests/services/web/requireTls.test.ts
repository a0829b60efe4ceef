import { beforeAll, expect, it } from 'vitest';
import { testServices, type TestServices } from '../../support/services/testServices.ts';
import { testSettings } from '../../support/services/testSettings.ts';

let world: TestServices;
beforeAll(async () => {
  world = await testServices({ settings: testSettings({ trustedProxies: ['10.0.0.0/8'], port: 443 }) });
});

const ask = async (path: string, headers: Record<string, string>, init: { peer?: string; method?: string } = {}) => {
  const { status, headers: answered } = await world.request(path, {
    headers: { Host: 'fleet.greenline.example', ...headers },
    peer: '10.1.2.3',
    ...init,
  });
  return [status, answered.get('Location')];
};
const inClear = { 'X-Forwarded-Proto': 'http' };

it.each([
  ['/', 'https://fleet.greenline.example/'],
  ['/ui/vehicles?q=red', 'https://fleet.greenline.example/ui/vehicles?q=red'],
])('sends the page %s that came without TLS on to https', async (path, address) => {
  expect(await ask(path, inClear)).toEqual([308, address]);
});

it.each(['/api/v1/otp?username=ada', '/v1/companies/?isPaged=false&userId=1', '/v1/none', '/readyz'])(
  'refuses the call %s that came without TLS, and does not redirect it',
  async (path) => {
    expect(await ask(path, inClear)).toEqual([400, null]);
  },
);

it('refuses a write to a page', async () => {
  expect(await ask('/ui', inClear, { method: 'POST' })).toEqual([400, null]);
});

it.each([
  ['over TLS', { 'X-Forwarded-Proto': 'https' }, '10.1.2.3'],
  ['of a health check, which names no protocol', {}, '10.1.2.3'],
  ['on this machine', { ...inClear, Host: 'fleet.greenline.localhost:8080' }, '10.1.2.3'],
  ['of somebody who is no proxy', inClear, '192.0.2.1'],
])('answers a call %s', async (_what, headers, peer) => {
  expect((await ask('/livez', headers, { peer }))[0]).toBe(200);
});
