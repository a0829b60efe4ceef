import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import { shipmentAnswer } from '../shipments/shipmentAnswer.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { acceptOffer, counterOffer, listReceivedOffers, rejectOffer } from './answerOffer.ts';
import { receivedOfferAnswer } from './offerAnswers.ts';
import { offerCounter, offerMove, offerReject } from './offerBody.ts';

const write = { tag: 'shipment requests', access: 'companyWrite' } as const;

const params = v.strictObject({ ...idParam.entries, offerId: idParam.entries.id });

/** What a shipper does with the offers for a request. */
export const receivedOfferRoutes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { audience: 'office', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'office', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/shipment-requests/:id/offers',
      described({
        tag: 'shipment requests',
        access: 'companyRead',
        summary: 'The offers for a request',
        data: v.array(receivedOfferAnswer),
      }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await listReceivedOffers(services, memberOf(c), c.req.valid('param').id)),
    )
    .post(
      '/v1/shipment-requests/:id/offers/:offerId/accept',
      described({ ...write, summary: 'Award a request to an offer', data: shipmentAnswer, status: 201 }),
      mayWrite,
      idempotent(services),
      validated('param', params),
      validated('json', offerMove),
      async (c) => {
        const which = { ...c.req.valid('param'), version: c.req.valid('json').version };
        return ok(c, await acceptOffer(services, memberOf(c), which), { status: 201 });
      },
    )
    .post(
      '/v1/shipment-requests/:id/offers/:offerId/reject',
      described({ ...write, summary: 'Reject an offer', data: receivedOfferAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', params),
      validated('json', offerReject),
      async (c) => {
        const { reason, version } = c.req.valid('json');
        return ok(c, await rejectOffer(services, memberOf(c), { ...c.req.valid('param'), version }, reason));
      },
    )
    .post(
      '/v1/shipment-requests/:id/offers/:offerId/counter',
      described({ ...write, summary: 'Make a counter-offer', data: receivedOfferAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', params),
      validated('json', offerCounter),
      async (c) => {
        const counter = c.req.valid('json');
        const which = { ...c.req.valid('param'), version: counter.version };
        return ok(c, await counterOffer(services, memberOf(c), which, counter));
      },
    );
};
