import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
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
import { cancelBody, cancelShipment } from './cancelShipment.ts';
import { completeInTime } from './completeInTime.ts';
import { eventsBody, sentEvents } from './eventBody.ts';
import { eventResultAnswer, reportEvent, reportEvents } from './reportEvents.ts';
import { readShipment } from './findShipment.ts';
import { listedShipmentAnswer, shipmentCountsAnswer } from './listedShipment.ts';
import { countShipments, listShipments, shipmentQuery } from './listShipments.ts';
import { proofRoutes } from './proofRoutes.ts';
import { readBoard } from './readBoard.ts';
import { shipmentRecordAnswer } from './shipmentRecord.ts';

const write = { tag: 'shipments', access: 'companyWrite' } as const;
const read = { tag: 'shipments', access: 'companyRead' } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { to: 'read' });
  const mayWrite = companyGate(services, { to: 'write' });
  const mayPlan = companyGate(services, { audience: 'fleet', to: 'read' });
  const mayAssign = companyGate(services, { audience: 'fleet', to: 'write' });
  return new Hono<AppEnv>()
    .route('/', proofRoutes(services))
    .get(
      '/v1/shipments',
      described({
        ...read,
        summary: 'What was awarded, for either party',
        data: v.array(listedShipmentAnswer),
        isPaged: true,
      }),
      mayRead,
      validated('query', shipmentQuery),
      async (c) => {
        const { data, paging } = await listShipments(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    )
    .get(
      '/v1/shipments/counts',
      described({
        ...read,
        summary: 'How many shipments have each status, and each flag now',
        data: shipmentCountsAnswer,
      }),
      mayRead,
      async (c) => ok(c, await countShipments(services, memberOf(c))),
    )
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
      '/v1/shipment/:id',
      described({ ...read, summary: 'A shipment', data: shipmentRecordAnswer }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await readShipment(services, memberOf(c), c.req.valid('param').id)),
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
      described({ ...write, summary: 'Give a shipment truck and driver, or others', data: shipmentRecordAnswer }),
      mayAssign,
      idempotent(services),
      validated('param', idParam),
      validated('json', assignmentBody),
      async (c) => ok(c, await assignShipment(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/v1/shipment/:id/assignment',
      described({ ...write, summary: 'Take truck and driver from a shipment', data: shipmentRecordAnswer }),
      mayAssign,
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) =>
        ok(c, await unassignShipment(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').version)),
    )
    .post(
      '/v1/shipment/:id/events',
      described({
        ...write,
        summary: 'Tell what happened: one event, or up to 100 in order, each taken or refused for itself',
        data: shipmentRecordAnswer,
        status: 201,
        batch: v.array(eventResultAnswer),
      }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', eventsBody),
      async (c) => {
        const { id } = c.req.valid('param');
        const { events, type, ...rest } = c.req.valid('json');
        if (type !== null)
          return ok(c, await reportEvent(services, memberOf(c), id, { ...rest, type }), { status: 201 });
        const data = await reportEvents(services, memberOf(c), id, events ?? [], await sentEvents(c));
        return c.json({ code: 200, data });
      },
    )
    .post(
      '/v1/shipment/:id/cancel',
      described({ ...write, summary: 'Give a shipment back, or take it back', data: shipmentRecordAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', cancelBody),
      async (c) => ok(c, await cancelShipment(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    );
};

/** Shipments, which shippers and fleets share. */
export const shipments: Feature = {
  routes,
  work: async (services) => {
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    while (await completeInTime(services)) continue;
  },
};
