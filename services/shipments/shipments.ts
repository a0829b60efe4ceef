import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { okInPieces } from '../web/okInPieces.ts';
import { validated } from '../web/validated.ts';
import { cancelBody, cancelShipment } from './cancelShipment.ts';
import { completeInTime } from './completeInTime.ts';
import { eventsBody, sentEvents } from './eventBody.ts';
import { eventResultAnswer, reportEvent, reportEvents } from './reportEvents.ts';
import { readShipment } from './findShipment.ts';
import { listedShipmentAnswer } from './listedShipment.ts';
import { shipmentCountsAnswer } from './shipmentCountsAnswer.ts';
import { countShipments, listShipments, shipmentQuery } from './listShipments.ts';
import { proofRoutes } from './proofRoutes.ts';
import { planRoutes } from './planRoutes.ts';
import { reckonApproaches } from './reckonApproaches.ts';
import { shipmentRecordAnswer } from './shipmentRecord.ts';
import { waitingRoutes } from './waitingRoutes.ts';

const write = { tag: 'shipments', access: 'companyWrite' } as const;
const read = { tag: 'shipments', access: 'companyRead' } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { to: 'read' });
  const mayWrite = companyGate(services, { to: 'write' });
  return new Hono<AppEnv>()
    .route('/', planRoutes(services))
    .route('/', proofRoutes(services))
    .route('/', waitingRoutes(services))
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
      async (c) => okInPieces(c, services.log, await listShipments(services, memberOf(c), c.req.valid('query'))),
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
      '/v1/shipment/:id',
      described({ ...read, summary: 'A shipment', data: shipmentRecordAnswer }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await readShipment(services, memberOf(c), c.req.valid('param').id)),
    )
    .post(
      '/v1/shipment/:id/events',
      described({
        ...write,
        summary: 'Report what happened: one event, or up to 100 in order, each accepted or refused on its own',
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
      described({
        ...write,
        summary: 'Cancel a shipment or take it back as its shipper, or hand it back as its carrier',
        data: shipmentRecordAnswer,
      }),
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
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    while (await reckonApproaches(services)) continue;
  },
};
