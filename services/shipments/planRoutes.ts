import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import { versionQuery } from '../fields/versionQuery.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { assignmentBody, assignShipment, unassignShipment } from './assignShipment.ts';
import { boardAnswer } from './boardAnswer.ts';
import { boardQuery } from './boardQuery.ts';
import { candidateAnswer } from './candidateAnswer.ts';
import { candidateQuery, findCandidates } from './findCandidates.ts';
import { readBoard } from './readBoard.ts';
import { shipmentRecordAnswer } from './shipmentRecord.ts';

const write = { tag: 'shipments', access: 'companyWrite' } as const;
const read = { tag: 'shipments', access: 'companyRead' } as const;

/** What a fleet plans: which truck and driver carry which shipment. */
export const planRoutes = (services: Services): Hono<AppEnv> => {
  const mayPlan = companyGate(services, { audience: 'fleet', to: 'read' });
  const mayAssign = companyGate(services, { audience: 'fleet', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/board',
      described({
        ...read,
        summary: 'The trucks of a fleet over some days, with their shipments and what keeps them off the road',
        data: boardAnswer,
      }),
      mayPlan,
      validated('query', boardQuery),
      async (c) => ok(c, await readBoard(services, memberOf(c), c.req.valid('query'))),
    )
    .get(
      '/v1/shipment/:id/candidates',
      described({
        ...read,
        summary: 'Trucks with trailer and driver for a shipment, the best first',
        data: v.array(candidateAnswer),
      }),
      mayPlan,
      validated('param', idParam),
      validated('query', candidateQuery),
      async (c) =>
        ok(c, await findCandidates(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').size)),
    )
    .post(
      '/v1/shipment/:id/assignment',
      described({
        ...write,
        summary: 'Assign a truck and driver to a shipment, or change them',
        data: shipmentRecordAnswer,
      }),
      mayAssign,
      idempotent(services),
      validated('param', idParam),
      validated('json', assignmentBody),
      async (c) => ok(c, await assignShipment(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/v1/shipment/:id/assignment',
      described({ ...write, summary: 'Unassign the truck and driver of a shipment', data: shipmentRecordAnswer }),
      mayAssign,
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) =>
        ok(c, await unassignShipment(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').version)),
    );
};
