import { expect, it } from 'vitest';
import { AxiosNotificationInbox } from '../../../../src/infrastructure/http/notifications/AxiosNotificationInbox.ts';
import { notificationFactory } from '../../../support/factories/notificationFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const inbox = () => new AxiosNotificationInbox(line().http);
const told = notificationFactory.build();
const ofRequest = notificationFactory.build({ kind: 'request_expired', offerId: undefined });

it('notifications are requested by view, without those of a kind that is not known yet', async () => {
  const wire = { ...told, shipmentId: null };
  const rows = [wire, { ...wire, kind: 'weather' }, { ...ofRequest, offerId: null, shipmentId: null }];
  server.answers(odd.body({ code: 200, data: rows, paging: { page: 0, size: 25, total: 3 } }));
  const page = await inbox().list({ page: 0, size: 25, sort: '-at', q: 'lyon', filters: { unread: 'true' } });
  expect(page).toEqual({ rows: [told, ofRequest], page: 0, size: 25, total: 3 });
  expect(server.request.url).toBe('/v1/notifications?page=0&size=25&sort=-at&unread=true');
});

it.each([
  ['all' as const, { all: true }],
  [['n-1', 'n-2'], { ids: ['n-1', 'n-2'] }],
])('%s are marked read by the body %j', async (which, body) => {
  server.answers(odd.success({ read: 2 }));
  expect(await inbox().markRead(which, 'a-key')).toBe(2);
  expect(JSON.parse(server.request.body)).toEqual(body);
});
