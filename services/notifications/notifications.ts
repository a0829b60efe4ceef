import { Hono } from 'hono';
import * as v from 'valibot';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { Feature } from '../Feature.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { listNotifications, notificationAnswer, notificationQuery } from './listNotifications.ts';
import { mailNotices } from './mailNotices.ts';
import {
  keepNotificationSettings,
  notificationSettingAnswer,
  notificationSettingsBody,
  readNotificationSettings,
} from './notificationSettings.ts';
import { tellAll } from './tellAll.ts';
import { readBody, readNotifications } from './readNotifications.ts';

const keptMs = 90 * 24 * 60 * 60_000;
/** Longer than mails about one record are held back. */
const mailKeptMs = 24 * 60 * 60_000;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { to: 'read' });
  return new Hono<AppEnv>()
    .get(
      '/v1/notifications',
      described({
        tag: 'notifications',
        access: 'companyRead',
        summary: 'Notifications, the newest first',
        data: v.array(notificationAnswer),
        isPaged: true,
      }),
      mayRead,
      validated('query', notificationQuery),
      async (c) => {
        const { data, paging } = await listNotifications(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    )
    .post(
      '/v1/notifications/read',
      described({
        tag: 'notifications',
        access: 'companyWrite',
        summary: 'Mark notifications as read',
        data: v.object({ read: wholeNumber }),
      }),
      mayRead,
      idempotent(services),
      validated('json', readBody),
      async (c) => ok(c, { read: await readNotifications(services, memberOf(c), c.req.valid('json')) }),
    )
    .get(
      '/v1/notification-settings',
      described({
        tag: 'notifications',
        access: 'companyRead',
        summary: 'Whether each kind of news is shown in the app and emailed',
        data: v.array(notificationSettingAnswer),
      }),
      mayRead,
      async (c) => ok(c, await readNotificationSettings(services, memberOf(c))),
    )
    .put(
      '/v1/notification-settings',
      described({
        tag: 'notifications',
        access: 'companyWrite',
        summary: 'Change notification settings; kinds that are left out stay as they are',
        data: v.array(notificationSettingAnswer),
      }),
      mayRead,
      idempotent(services),
      validated('json', notificationSettingsBody),
      async (c) => ok(c, await keepNotificationSettings(services, memberOf(c), c.req.valid('json').settings)),
    );
};

/** Tells people what the other side and the clock did. */
export const notifications: Feature = {
  routes,
  work: async (services) => {
    await tellAll(services);
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    while (await mailNotices(services)) continue;
  },
  cleanUp: async ({ db, clock }) => {
    await amidAllCompanies({ db }, async (tx) => {
      await tx.deleteFrom('notification').where('at', '<', addMilliseconds(clock.now(), -keptMs)).execute();
      await tx
        .deleteFrom('notice_mail')
        .where('due_at', 'is', null)
        .where('at', '<', addMilliseconds(clock.now(), -mailKeptMs))
        .execute();
    });
  },
};
