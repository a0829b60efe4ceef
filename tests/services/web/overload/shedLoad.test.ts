import { expect, it } from 'vitest';
import { createApp } from '../../../../services/createApp.ts';
import { features } from '../../../../services/features.ts';
import { testServices } from '../../../support/services/testServices.ts';

const directory = '/v1/companies/?isPaged=false&userId=1';

it('refuses requests while memory is short, except health checks', async () => {
  const { services } = await testServices();
  const memory = { used: 0.95 };
  const app = createApp(services, features, { memory: { share: () => memory.used } });
  for (const path of [directory, '/']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, headers } = await app.request(path);
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
  }
  expect((await app.request('/livez')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(200);
  memory.used = 0.8;
  expect((await app.request(directory)).status).toBe(200);
});
