import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { co2eAnswer } from '../emission/co2eAnswer.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { okInPieces } from '../web/okInPieces.ts';
import { validated } from '../web/validated.ts';
import { declineBody } from './declineBody.ts';
import { declineLoad } from './declineLoad.ts';
import { forgetLoadChanges } from './market/readOpenLoads.ts';
import { combinationQuery, combinationsAnswer, judgeCombinations } from './judgeCombinations.ts';
import { countLoads } from './countLoads.ts';
import { listLoads } from './listLoads.ts';
import { readLoad } from './readLoad.ts';
import { loadAnswer, loadCountsAnswer } from './loadAnswers.ts';
import { loadQuery, oneLoadQuery } from './loadQuery.ts';
import { conductAnswer, readConduct } from './readConduct.ts';
import { readLoadCo2e, truckQuery } from './readLoadCo2e.ts';
import { forgetWatched, unwatchLoad, watchLoad } from './watchLoad.ts';

const read = { tag: 'loads', access: 'companyRead' } as const;
const write = { tag: 'loads', access: 'companyWrite', data: v.null() } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { audience: 'fleet', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'fleet', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/loads',
      described({ ...read, summary: 'Loads a fleet can take', data: v.array(loadAnswer), isPaged: true }),
      mayRead,
      validated('query', loadQuery),
      async (c) => okInPieces(c, services.log, await listLoads(services, memberOf(c), c.req.valid('query'))),
    )
    .get(
      '/v1/loads/counts',
      described({ ...read, summary: 'How many loads a fleet can take', data: loadCountsAnswer }),
      mayRead,
      async (c) => ok(c, await countLoads(services, memberOf(c))),
    )
    .get(
      '/v1/loads/:id',
      described({ ...read, summary: 'A load', data: loadAnswer }),
      mayRead,
      validated('param', idParam),
      validated('query', oneLoadQuery),
      async (c) => ok(c, await readLoad(services, memberOf(c), { ...c.req.valid('param'), ...c.req.valid('query') })),
    )
    .get(
      '/v1/loads/:id/co2e',
      described({ ...read, summary: 'What a load would cause in CO2e with a truck', data: co2eAnswer }),
      mayRead,
      validated('param', idParam),
      validated('query', truckQuery),
      async (c) =>
        ok(c, await readLoadCo2e(services, memberOf(c), { ...c.req.valid('param'), ...c.req.valid('query') })),
    )
    .get(
      '/v1/loads/:id/combinations',
      described({ ...read, summary: 'What a fleet can choose for a load, with verdicts', data: combinationsAnswer }),
      mayRead,
      validated('param', idParam),
      validated('query', combinationQuery),
      async (c) =>
        ok(c, await judgeCombinations(services, memberOf(c), { ...c.req.valid('param'), ...c.req.valid('query') })),
    )
    .get(
      '/v1/loads/:id/conduct',
      described({ ...read, summary: 'How the shipper of a load treats trucks', data: conductAnswer }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await readConduct(services, memberOf(c), c.req.valid('param').id)),
    )
    .post(
      '/v1/loads/:id/decline',
      described({ ...write, summary: 'Hide a load, with the reason' }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', declineBody),
      async (c) => {
        await declineLoad(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'));
        return ok(c, null);
      },
    )
    .put(
      '/v1/loads/:id/watch',
      described({ ...write, summary: 'Watch a load' }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      async (c) => {
        await watchLoad(services, memberOf(c), c.req.valid('param').id);
        return ok(c, null);
      },
    )
    .delete(
      '/v1/loads/:id/watch',
      described({ ...write, summary: 'Stop watching a load' }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      async (c) => {
        await unwatchLoad(services, memberOf(c), c.req.valid('param').id);
        return ok(c, null);
      },
    );
};

/** Loads, as fleets see the requests of shippers. */
export const loads: Feature = {
  routes,
  work: ({ market }) => market.catchUp(),
  async cleanUp(services) {
    await forgetWatched(services);
    await forgetLoadChanges(services);
    services.market.forgetEnded();
  },
};
