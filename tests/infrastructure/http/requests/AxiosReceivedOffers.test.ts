import { expect, it } from 'vitest';
import { AxiosReceivedOffers } from '../../../../src/infrastructure/http/requests/AxiosReceivedOffers.ts';
import { receivedOfferFactory } from '../../../support/factories/receivedOfferFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const offers = () => new AxiosReceivedOffers(line().http);
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const full = receivedOfferFactory.build({
  outdated: true,
  changes: ['cargo'],
  pickupAt: '2026-01-06T06:00:00.000Z',
  counter: { amount: euro(115_000), validUntil: '2026-01-05T12:00:00.000Z' },
  message: 'Loading ramp needed.',
  standBy: true,
  trail: [{ amount: euro(130_000), by: 'fleet', at: '2026-01-05T07:00:00.000Z' }],
  verdict: {
    fits: false,
    reasons: [
      { code: 'payload', severity: 'block', of: 'vehicle', has: 8_000, needs: 9_500 },
      { code: 'temperature', severity: 'block', needs: { min: 2, max: 8 } },
      { code: 'body_type', severity: 'block', has: ['box'], needs: ['reefer'] },
      { code: 'paper_expires', severity: 'block', until: '2026-01-06' },
    ],
  },
  closedReason: 'price',
});
const which = { requestId: 'r1', offerId: 'o1', version: 3 };

it('reads every field of an offer, and null as nothing', async () => {
  const bare = receivedOfferFactory.build();
  server.answers(odd.success([full, bare]));
  expect(await offers().list('r1')).toEqual([full, bare]);
  expect(server.request).toMatchObject({ method: 'GET', url: '/v1/shipment-requests/r1/offers' });
});

it('skips an offer it cannot read, and a reason it does not know yet', async () => {
  const verdict = { fits: false, reasons: [{ code: 'too_shiny', severity: 'block' }] };
  server.answers(
    odd.success([
      { ...full, amount: 7 },
      { ...full, verdict },
    ]),
  );
  expect(await offers().list('r1')).toEqual([{ ...full, verdict: { fits: false, reasons: [] } }]);
});

it('accepts the version that was seen, and returns the shipment', async () => {
  const shipment = { id: 's1', reference: 'SR-1', carrier: { id: 'c1', name: 'Nordfracht' }, price: euro(125_000) };
  server.answers(odd.success({ ...shipment, km: 512 }));
  expect(await offers().accept(which, 'a-key')).toEqual(shipment);
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/v1/shipment-requests/r1/offers/o1/accept',
    headers: { 'idempotency-key': 'a-key' },
  });
  expect(JSON.parse(server.request.body)).toEqual({ version: 3 });
});

it('sends a counter-offer', async () => {
  const counter = { amount: euro(115_000), validUntil: '2026-01-05T12:00:00.000Z' };
  server.answers(odd.success(full));
  expect(await offers().counter(which, counter, 'a-key')).toEqual(full);
  expect(server.request.url).toBe('/v1/shipment-requests/r1/offers/o1/counter');
  expect(JSON.parse(server.request.body)).toEqual({ ...counter, version: 3 });
});

it.each([
  ['price', 'price'],
  [undefined, null],
] as const)('turns an offer down with the reason %s as %s', async (reason, sent) => {
  server.answers(odd.success(full));
  await offers().reject(which, reason, 'a-key');
  expect(server.request.url).toBe('/v1/shipment-requests/r1/offers/o1/reject');
  expect(JSON.parse(server.request.body)).toEqual({ reason: sent, version: 3 });
});

it('passes on why an answer was refused', async () => {
  server.answers(odd.failure(409, { reason: 'offer_outdated' }));
  expect(await troubleOf(offers().accept(which, 'a-key'))).toMatchObject({ status: 409, reason: 'offer_outdated' });
});
