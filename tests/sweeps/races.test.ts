import { expect, it } from 'vitest';
import { openMarket } from '../support/services/openMarket.ts';
import { openYard } from '../support/services/openYard.ts';
import type { TestMember } from '../support/services/people.ts';

const tries = 50;
const price = { 'pricing.model': 'fixed', 'pricing.target.amountMinor': 118_000 };
const changed = 20;

/**
 * A request at a fixed price, with an offer of one fleet and perhaps a counter-offer to the other, and all that can happen to it. The
 * other fleet also books, in place of its offer.
 */
async function openRace(isCountered: boolean) {
  const market = await openMarket();
  const { world, shipper, fleet, otherFleet, call, body, opened, move, inOneHour, offered, answer, act } = market;
  const { truckOf, driverOf } = openYard(world);
  const decisionBy = world.clock.now().getTime() + 60_000;
  const { id } = await opened({ ...price, decisionBy: new Date(decisionBy).toISOString() });
  const [first, second] = [await offered(id), await offered(id, otherFleet)];
  const counter = { amount: { amountMinor: 100_000, currency: 'EUR' }, validUntil: inOneHour() };
  if (isCountered) await answer(id, second.id, 'counter', counter);
  const truck = { vehicleId: await truckOf(otherFleet), driverId: await driverOf(otherFleet) };
  const block = (who: TestMember) =>
    call(`/v1/carriers/${who.company}`, shipper, { method: 'PUT', json: { blocked: true } });
  let waiting = Math.floor(tries / 4);
  return {
    ...market,
    id,
    acts: {
      award: () => answer(id, first.id, 'accept', { version: 1 }),
      'award to another': () => answer(id, second.id, 'accept', { version: 1 }),
      booking: () => call(`/v1/loads/${id}/book`, otherFleet, { json: truck }),
      'counter-acceptance': () => act(second.id, 'accept', { version: 2 }, otherFleet),
      withdrawal: () => move(id, 'withdraw', { version: 1 }),
      cancellation: () => move(id, 'cancel', { version: 1 }),
      'withdrawal of the offer': () => act(first.id, 'withdraw', { version: 1 }),
      revision: () =>
        call(`/v1/offers/${first.id}`, fleet, {
          method: 'PUT',
          json: { amount: { amountMinor: 90_000, currency: 'EUR' }, validUntil: inOneHour(), version: 1 },
        }),
      rejection: () => answer(id, first.id, 'reject', { version: 1 }),
      change: () =>
        call(`/v1/shipment-requests/${id}`, shipper, {
          method: 'PUT',
          json: {
            ...body({ ...price, decisionBy: new Date(decisionBy).toISOString(), 'cargo.0.count': changed }),
            version: 1,
          },
        }),
      block: () => block(fleet),
      'block of the other': () => block(otherFleet),
      // The clock passes the deadline while half of the others are under way.
      expiry: async () => {
        const answered = await call(`/v1/shipment-requests/${id}`, shipper);
        waiting -= 1;
        if (waiting === 0) world.advance(decisionBy - world.clock.now().getTime());
        return answered;
      },
    },
  };
}

type Act = keyof Awaited<ReturnType<typeof openRace>>['acts'];

const awards: ReadonlySet<Act> = new Set(['award', 'award to another', 'booking', 'counter-acceptance']);

/** Each with each, and with itself where that is another's. */
const pairs: readonly (readonly [Act, Act])[] = [
  ['award', 'award'],
  ['award', 'award to another'],
  ['award', 'booking'],
  ['award', 'counter-acceptance'],
  ['award', 'withdrawal'],
  ['award', 'cancellation'],
  ['award', 'withdrawal of the offer'],
  ['award', 'revision'],
  ['award', 'rejection'],
  ['award', 'change'],
  ['award', 'block'],
  ['award', 'expiry'],
  ['booking', 'booking'],
  ['booking', 'counter-acceptance'],
  ['booking', 'withdrawal'],
  ['booking', 'change'],
  ['booking', 'block of the other'],
  ['booking', 'expiry'],
  ['counter-acceptance', 'counter-acceptance'],
  ['counter-acceptance', 'withdrawal'],
  ['counter-acceptance', 'cancellation'],
  ['counter-acceptance', 'change'],
  ['counter-acceptance', 'block of the other'],
  ['counter-acceptance', 'expiry'],
  ['withdrawal', 'change'],
  ['withdrawal', 'block'],
  ['withdrawal', 'expiry'],
  ['change', 'block'],
  ['change', 'expiry'],
  ['block', 'expiry'],
];

/** What ends an offer for its fleet, as it is told. */
const endings: ReadonlySet<string> = new Set(['offer_accepted', 'offer_rejected', 'not_selected', 'request_closed']);

it.each(pairs)('%s against %s, 50 tries at once: one outcome, and nobody is told two', async (one, other) => {
  const race = await openRace(other !== 'award to another');
  const { id, acts, shipper, fleet, otherFleet, call, read, received } = race;
  const answers = await Promise.all(
    Array.from({ length: tries }, async (_, at) => {
      const what = at % 2 === 0 ? one : other;
      return { what, ...(await acts[what]()) };
    }),
  );
  const won = (what: Act) => answers.filter((each) => each.what === what && each.status < 300).length;
  const refused = answers.filter(({ status }) => status >= 300);
  expect(refused.filter(({ status }) => status !== 409 && status !== 404)).toEqual([]);
  expect(refused.every(({ body: told }) => (told.message ?? '') !== '')).toBe(true);

  const { status, cargo, shipmentId } = await read(id);
  const awarded = [...awards].reduce((sum, what) => sum + won(what), 0);
  expect([status, awarded]).toEqual([status, status === 'awarded' ? 1 : 0]);
  for (const what of ['withdrawal', 'cancellation'] as const)
    expect(won(what)).toBe(status === (what === 'withdrawal' ? 'withdrawn' : 'cancelled') ? 1 : 0);
  for (const what of ['change', 'revision', 'rejection', 'withdrawal of the offer'] as const)
    expect(won(what)).toBeLessThanOrEqual(1);

  const shipments = (await call('/v1/shipments?size=1000', shipper)).body.data.filter(
    ({ requestId }: { requestId: string }) => requestId === id,
  );
  expect(shipments.map((shipment: { id: string }) => shipment.id)).toEqual(status === 'awarded' ? [shipmentId] : []);
  // What was agreed is what the request says: no change came in between.
  const agreed = await Promise.all(
    shipments.map(async (shipment: { id: string }) => {
      const { data } = (await call(`/v1/shipment/${shipment.id}`, shipper)).body;
      return data.cargo[0].count;
    }),
  );
  expect(agreed).toEqual(shipments.map(() => cargo[0].count));
  expect(cargo[0].count === changed).toBe(won('change') === 1);

  const offers = await received(id);
  const live = offers.filter((offer: { status: string }) => ['submitted', 'countered'].includes(offer.status));
  // Those of a request whose time is up are told so by the clock later.
  expect(['open', 'expired'].includes(status) ? [] : live).toEqual([]);
  expect(offers.filter((offer: { status: string }) => offer.status === 'accepted')).toHaveLength(awarded);
  for (const who of [fleet, otherFleet]) {
    const { data } = (await call('/v1/notifications?size=100', who)).body;
    const ends = data.filter((notice: { requestId: string; kind: string }) => notice.requestId === id);
    expect(ends.filter(({ kind }: { kind: string }) => endings.has(kind)).length).toBeLessThanOrEqual(1);
  }
});
