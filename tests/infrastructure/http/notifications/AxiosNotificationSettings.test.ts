import { expect, it } from 'vitest';
import { AxiosNotificationSettings } from '../../../../src/infrastructure/http/notifications/AxiosNotificationSettings.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const settings = () => new AxiosNotificationSettings(line().http);
const known = { kind: 'not_selected', inApp: true, mail: false } as const;

it('settings are read, without those of a kind that is not known yet', async () => {
  server.answers(odd.success([known, { ...known, kind: 'weather' }]));
  expect(await settings().read()).toEqual([known]);
  expect(server.request.url).toBe('/v1/notification-settings');
});

it('changed settings are sent, and all are answered', async () => {
  server.answers(odd.success([known]));
  expect(await settings().save([known], 'a-key')).toEqual([known]);
  expect(server.request).toMatchObject({ method: 'PUT', headers: { 'idempotency-key': 'a-key' } });
  expect(JSON.parse(server.request.body)).toEqual({ settings: [known] });
});
