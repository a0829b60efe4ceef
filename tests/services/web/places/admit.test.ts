import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createApp } from '../../../../services/createApp.ts';
import { currentCall } from '../../../../services/database/onBehalfOf.ts';
import type { Feature } from '../../../../services/Feature.ts';
import { features } from '../../../../services/features.ts';
import type { AppEnv } from '../../../../services/web/AppEnv.ts';
import { openYard } from '../../vehicles/openYard.ts';

it('counts the time a call takes on the database for its company and account, and for all strangers together', async () => {
  const { world, member } = await openYard();
  const seen: (readonly string[])[] = [];
  const watch = () => void seen.push(currentCall().path);
  const watched: Feature = {
    routes: () =>
      new Hono<AppEnv>().get('/api/v1/watched', (c) => {
        watch();
        return c.json({ code: 200 });
      }),
  };
  const app = createApp(world.services, [...features, watched]);
  const headers = { Authorization: `Bearer ${member.token}`, 'X-Company-Id': member.company };
  await app.request('/api/v1/vehicles', { headers });
  await app.request('/api/v1/watched', { headers });
  await app.request('/api/v1/watched');
  watch();
  expect(seen).toEqual([
    [`company ${member.company}`, `account ${member.id}`],
    ['strangers', expect.stringMatching(/^address /)],
    ['own work'],
  ]);
});
