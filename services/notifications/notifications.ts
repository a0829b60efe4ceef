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
import { readBody, readNotifications } from './readNotifications.ts';

const keptMs = 90 * 24 * 60 * 60_000;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { to: 'read' });
  return new Hono<AppEnv>()
    .get(
      '/v1/notifications',
      described({
        tag: 'notifications',
        access: 'companyRead',
        summary: 'What one was told, the newest first',
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
        summary: 'Note that one has read them',
        data: v.object({ read: wholeNumber }),
      }),
      mayRead,
      idempotent(services),
      validated('json', readBody),
      async (c) => ok(c, { read: await readNotifications(services, memberOf(c), c.req.valid('json')) }),
    );
};

/** Tells people what the other side did. */
export const notifications: Feature = {
  routes,
  cleanUp: async ({ db, clock }) => {
    await amidAllCompanies({ db }, (tx) =>
      tx.deleteFrom('notification').where('at', '<', addMilliseconds(clock.now(), -keptMs)).execute(),
    );
  },
};
