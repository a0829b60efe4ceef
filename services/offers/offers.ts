import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Services } from '../Services.ts';
import { shipmentAnswer } from '../shipments/shipmentAnswer.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { okInPieces } from '../web/okInPieces.ts';
import { validated } from '../web/validated.ts';
import { bookLoad } from './bookLoad.ts';
import { readOffer } from './findOffer.ts';
import { countOffers, listOffers, offerQuery } from './listOffers.ts';
import { acceptCounter, confirmOffer, withdrawOffer } from './moveOffer.ts';
import { offerStatuses } from '../freight/offer/offerStatus.ts';
import { offerAnswer } from './offerAnswers.ts';
import { booking, offerChange, offerDraft, offerMove } from './offerBody.ts';
import { receivedOfferRoutes } from './receivedOfferRoutes.ts';
import { reviseOffer, submitOffer } from './saveOffer.ts';

const read = { tag: 'offers', access: 'companyRead' } as const;
const write = { tag: 'offers', access: 'companyWrite' } as const;

const counts = v.object(v.entriesFromList(offerStatuses, wholeNumber));

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { audience: 'fleet', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'fleet', to: 'write' });
  return new Hono<AppEnv>()
    .post(
      '/v1/loads/:id/offers',
      described({ ...write, summary: 'Make an offer for a load', data: offerAnswer, status: 201 }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', offerDraft),
      async (c) => {
        const { id } = c.req.valid('param');
        return ok(c, await submitOffer(services, memberOf(c), id, c.req.valid('json')), { status: 201 });
      },
    )
    .post(
      '/v1/loads/:id/book',
      described({ ...write, summary: 'Book a load at its fixed price', data: shipmentAnswer, status: 201 }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', booking),
      async (c) => {
        const { id } = c.req.valid('param');
        return ok(c, await bookLoad(services, memberOf(c), id, c.req.valid('json')), { status: 201 });
      },
    )
    .get(
      '/v1/offers',
      described({ ...read, summary: 'The offers of a fleet', data: v.array(offerAnswer), isPaged: true }),
      mayRead,
      validated('query', offerQuery),
      async (c) => okInPieces(c, services.log, await listOffers(services, memberOf(c), c.req.valid('query'))),
    )
    .get(
      '/v1/offers/counts',
      described({ ...read, summary: 'How many offers have each status now', data: counts }),
      mayRead,
      async (c) => ok(c, await countOffers(services, memberOf(c))),
    )
    .get(
      '/v1/offers/:id',
      described({ ...read, summary: 'An offer of the fleet', data: offerAnswer }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await readOffer(services, memberOf(c), c.req.valid('param').id)),
    )
    .put(
      '/v1/offers/:id',
      described({ ...write, summary: 'Change the price of an offer', data: offerAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', offerChange),
      async (c) => ok(c, await reviseOffer(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/v1/offers/:id/withdraw',
      described({ ...write, summary: 'Withdraw an offer', data: offerAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', offerMove),
      async (c) =>
        ok(c, await withdrawOffer(services, memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
    )
    .post(
      '/v1/offers/:id/confirm',
      described({ ...write, summary: 'Confirm the price after the request changed', data: offerAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', offerMove),
      async (c) =>
        ok(c, await confirmOffer(services, memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
    )
    .post(
      '/v1/offers/:id/accept',
      described({ ...write, summary: 'Accept a counter-offer', data: shipmentAnswer, status: 201 }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', offerMove),
      async (c) => {
        const { id } = c.req.valid('param');
        return ok(c, await acceptCounter(services, memberOf(c), id, c.req.valid('json').version), { status: 201 });
      },
    )
    .route('/', receivedOfferRoutes(services));
};

/** Offers of fleets for loads, and their award. */
export const offers: Feature = { routes };
