import { Hono } from 'hono';
import { companyGate } from '../../company/companyGate.ts';
import { memberOf } from '../../company/memberOf.ts';
import type { Services } from '../../Services.ts';
import { Unavailable } from '../../Unavailable.ts';
import type { AppEnv } from '../../web/AppEnv.ts';
import { described } from '../../web/described.ts';
import { idempotent } from '../../web/idempotency/idempotent.ts';
import { ok } from '../../web/ok.ts';
import { countMoreWrites } from '../../web/pace/countMoreWrites.ts';
import { SharedPlaces } from '../../web/places/SharedPlaces.ts';
import { LongWorks } from '../../web/turns/LongWorks.ts';
import { validated } from '../../web/validated.ts';
import { importAnswer, importBody, rowsPerWrite } from './importBody.ts';
import { importRequests } from './importRequests.ts';
import { readTable } from './readTable.ts';

/** So many imports are under way at once, of all companies: each takes one of the places for calls that run, for seconds. */
const mostAtOnce = 8;

/** Requests from a table. */
export const importRoutes = (services: Services): Hono<AppEnv> => {
  const repeatable = idempotent(services, 'bySlices');
  const works = new LongWorks();
  const places = new SharedPlaces(mostAtOnce);
  return new Hono<AppEnv>().post(
    '/v1/shipment-requests/import',
    described({
      tag: 'shipment requests',
      access: 'companyWrite',
      summary: 'Add requests from CSV, each row for itself; a dry run only says what would happen',
      data: importAnswer,
    }),
    companyGate(services, { audience: 'office', to: 'write' }),
    validated('json', importBody),
    // A dry run leaves nothing behind, so it may as well be done twice.
    (c, next) => (c.req.valid('json').dryRun ? next() : repeatable(c, next)),
    async (c) => {
      const [member, { csv, ...how }] = [memberOf(c), c.req.valid('json')];
      const place = places.take(member.companyId);
      if (!place) throw new Unavailable('Too many imports are under way.', 2);
      try {
        const table = await readTable(csv, works);
        if (!how.dryRun) countMoreWrites(c, member.companyId, Math.ceil(table.rows.length / rowsPerWrite) - 1);
        return ok(c, await importRequests(services, member, table, { ...how, works }));
      } finally {
        place.leave();
      }
    },
  );
};
