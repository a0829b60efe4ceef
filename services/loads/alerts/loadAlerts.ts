import { Hono } from 'hono';
import * as v from 'valibot';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import { companyGate } from '../../company/companyGate.ts';
import { memberOf } from '../../company/memberOf.ts';
import { amidAllCompanies } from '../../database/amidAllCompanies.ts';
import type { Feature } from '../../Feature.ts';
import { idParam } from '../../fields/idParam.ts';
import type { Services } from '../../Services.ts';
import type { AppEnv } from '../../web/AppEnv.ts';
import { described } from '../../web/described.ts';
import { idempotent } from '../../web/idempotency/idempotent.ts';
import { ok } from '../../web/ok.ts';
import { validated } from '../../web/validated.ts';
import { matchAlerts } from './matchAlerts.ts';
import { startAlert, stopAlert } from './viewAlert.ts';

const dayMs = 24 * 60 * 60_000;
/** As long as notifications. */
const toldMs = 90 * dayMs;

const write = { tag: 'lists', access: 'companyWrite', data: v.null() } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { audience: 'fleet', to: 'read' });
  return new Hono<AppEnv>()
    .put(
      '/v1/list-views/:id/alert',
      described({ ...write, summary: 'Start alerts for new loads that match a saved view' }),
      mayRead,
      idempotent(services),
      validated('param', idParam),
      async (c) => {
        await startAlert(services, memberOf(c), c.req.valid('param').id);
        return ok(c, null);
      },
    )
    .delete(
      '/v1/list-views/:id/alert',
      described({ ...write, summary: 'Stop alerts for a saved view' }),
      mayRead,
      idempotent(services),
      validated('param', idParam),
      async (c) => {
        await stopAlert(services, memberOf(c), c.req.valid('param').id);
        return ok(c, null);
      },
    );
};

/** Tells people of new loads that match the views they saved. */
export const loadAlerts: Feature = {
  routes,
  work: matchAlerts,
  cleanUp: async ({ db, clock }) => {
    await amidAllCompanies({ db }, async (tx) => {
      // What opened a day ago is no news to a fleet that could not be told.
      await tx.deleteFrom('load_opened').where('at', '<', addMilliseconds(clock.now(), -dayMs)).execute();
      await tx.deleteFrom('load_alert_told').where('at', '<', addMilliseconds(clock.now(), -toldMs)).execute();
    });
  },
};
