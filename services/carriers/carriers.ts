import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import { purgeDeleted } from '../undo/purgeDeleted.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { carrierAnswer } from './carrierAnswers.ts';
import { carrierListRoutes } from './carrierListRoutes.ts';
import { carrierQuery, listCarriers, readCarrier } from './listCarriers.ts';
import { carrierBody, changeCarrier } from './saveCarrier.ts';
import { listSoleRequests, soleRequestAnswer } from './soleRequests.ts';

const read = { tag: 'carriers', access: 'companyRead' } as const;
const write = { tag: 'carriers', access: 'companyWrite' } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { audience: 'office', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'office', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/carriers',
      described({ ...read, summary: 'The fleets of the brand', data: v.array(carrierAnswer), isPaged: true }),
      mayRead,
      validated('query', carrierQuery),
      async (c) => {
        const { data, paging } = await listCarriers(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    )
    .get(
      '/v1/carriers/:id',
      described({ ...read, summary: 'A fleet of the brand', data: carrierAnswer }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await readCarrier(services, memberOf(c), c.req.valid('param').id)),
    )
    .get(
      '/v1/carriers/:id/sole-requests',
      described({
        ...read,
        summary: 'Open requests that ask this fleet alone, at most 20; while there are any it cannot be blocked',
        data: v.array(soleRequestAnswer),
      }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await listSoleRequests(services, memberOf(c), c.req.valid('param').id)),
    )
    .put(
      '/v1/carriers/:id',
      described({ ...write, summary: 'Note, favour or block a fleet', data: carrierAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', carrierBody),
      async (c) => ok(c, await changeCarrier(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    );
};

/** The fleets a shipper works with. */
export const carriers: Feature = {
  routes: (services) => routes(services).route('/', carrierListRoutes(services)),
  cleanUp: (services) => purgeDeleted(services, 'carrier_list'),
};
