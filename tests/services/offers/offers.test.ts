import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { rightRequest } from '../../support/contract/requests.ts';
import { copyOffer } from '../../support/services/copyOffer.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import type { TestMember } from '../../support/services/people.ts';

const market = await openMarket();
const { world, shipper, fleet, otherFleet, strangeFleet, call, body, opened, move, read, inOneHour } = market;
const { offer, offered, received, answer, act } = market;

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const zloty = (amountMinor: number) => ({ amountMinor, currency: 'PLN' });
const ownOffer = async (id: string, who = fleet) => (await call(`/v1/offers/${id}`, who)).body.data;

/** 200 letters that do not repeat themselves. */
const longWord = (seed: number): string =>
  Array.from({ length: 200 }, (_, at) => String.fromCodePoint(0x4e00 + ((seed * 104_729 + at * 7919) % 20_000))).join(
    '',
  );

describe('an offer', () => {
  it('is seen by its fleet and the shipper, each their own side of it', async () => {
    const { id } = await opened();
    const made = await offered(id, fleet, { message: 'Driver knows the gate', pickupAt: '2026-11-25T08:00:00Z' });
    expect(made).toMatchObject({
      loadId: id,
      shipper: { id: shipper.company, name: 'Sundby Foods' },
      amount: euro(110_000),
      status: 'submitted',
      outdated: false,
      verdict: null,
      vehicleId: null,
    });
    const [seen] = await received(id);
    expect(seen).toMatchObject({ id: made.id, company: { id: fleet.company, name: 'Harbour Haulage' } });
    expect(seen).not.toHaveProperty('vehicleId');
    expect((await read(id)).offers).toEqual({ live: 1, best: euro(110_000), highest: euro(110_000) });
  });

  it('is one of a kind: a fleet has one live offer for a load, also among 50 tries', async () => {
    const { id } = await opened();
    const answers = await Promise.all(Array.from({ length: 50 }, () => offer(id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status, body: { reason } }) => status === 409 && reason === 'offer_live')).toHaveLength(
      49,
    );
  });

  it('is taken for a load with as many words as a load can have, in any script', async () => {
    const cargo = Array.from({ length: 50 }, (_, line) => ({
      ...rightRequest.cargo[0],
      count: 1,
      grossKg: 100,
      volumeM3: 1,
      description: longWord(line),
    }));
    const { id } = await opened({ cargo });
    expect((await offer(id)).status).toBe(201);
  });

  it.each([
    [{ amount: { amountMinor: 1, currency: 'USD' } }, 'amount.currency', 'other_currency'],
    [{ amount: euro(0) }, 'amount.amountMinor', 'out_of_range'],
    [{ amount: euro(100_000_001) }, 'amount.amountMinor', 'out_of_range'],
    [{ validUntil: '2026-11-23T07:00:00Z' }, 'validUntil', 'in_past'],
    [{ vehicleId: '11111111-1111-4111-8111-111111111111' }, 'vehicleId', 'not_a_choice'],
    [{ driverId: '11111111-1111-4111-8111-111111111111' }, 'driverId', 'not_a_choice'],
  ])('with %j is refused for its %s', async (values, field, code) => {
    const { id } = await opened();
    const { status, body: refused } = await offer(id, fleet, values);
    expect([status, refused.errors?.map((each) => [each.field, each.code])]).toEqual([422, [[field, code]]]);
  });

  it('keeps its earlier prices, and is revised five times at most', async () => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    const revise = (version: number, amountMinor: number) =>
      call(`/v1/offers/${offerId}`, fleet, {
        method: 'PUT',
        json: { amount: euro(amountMinor), validUntil: inOneHour(), version },
      });
    for (const at of [1, 2, 3, 4, 5]) expect((await revise(at, 110_000 - at)).status).toBe(200);
    const sixth = await revise(6, 1);
    expect([sixth.status, sixth.body.reason]).toEqual([409, 'too_many_revisions']);
    expect((await ownOffer(offerId)).trail.map((each: { amount: object }) => each.amount)).toEqual(
      [110_000, 109_999, 109_998, 109_997, 109_996].map(euro),
    );
  });

  it('keeps what each side said in order, with the time it was said', async () => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    const times: string[] = [];
    const soon = inOneHour();
    const later = () => {
      times.push(world.clock.now().toISOString());
      world.clock.advance({ seconds: 60 });
    };
    later();
    const revise = (version: number, amountMinor: number) =>
      call(`/v1/offers/${offerId}`, fleet, {
        method: 'PUT',
        json: { amount: euro(amountMinor), validUntil: inOneHour(), version },
      });
    expect((await revise(1, 105_000)).status).toBe(200);
    later();
    const counter = { amount: euro(90_000), validUntil: soon, version: 2 };
    expect((await answer(id, offerId, 'counter', counter)).status).toBe(200);
    const { body: load } = await call(`/v1/loads/${id}`, fleet);
    expect(load.data.ownOffer).toMatchObject({ counter: { amount: euro(90_000), validUntil: soon } });
    later();
    expect((await revise(3, 95_000)).status).toBe(200);
    expect((await ownOffer(offerId)).trail).toEqual([
      { amount: euro(110_000), by: 'fleet', at: times[0] },
      { amount: euro(105_000), by: 'fleet', at: times[1] },
      { amount: euro(90_000), by: 'shipper', at: times[2] },
    ]);
  });

  it('ends by the clock, to the millisecond, and can be made again', async () => {
    const { id } = await opened();
    const validUntil = new Date(world.clock.now().getTime() + 60_000).toISOString();
    const { id: offerId } = await offered(id, fleet, { validUntil });
    world.clock.advance({ seconds: 59.999 });
    expect((await ownOffer(offerId)).status).toBe('submitted');
    world.clock.advance({ seconds: 0.001 });
    expect((await ownOffer(offerId)).status).toBe('expired');
    expect((await read(id)).offers).toEqual({ live: 0, best: null, highest: null });
    const refused = await answer(id, offerId, 'accept', { version: 1 });
    expect([refused.status, refused.body.reason]).toEqual([409, 'offer_over']);
    expect((await offer(id)).status).toBe(201);
  });

  it('ends with its request, to the millisecond, in every read, filter and count', async () => {
    const in10Minutes = new Date(world.clock.now().getTime() + 10 * 60_000).toISOString();
    const { id } = await opened({ decisionBy: in10Minutes });
    const { id: offerId } = await offered(id);
    const { id: counteredId } = await offered(id, otherFleet);
    const counter = { amount: euro(90_000), validUntil: inOneHour(), version: 1 };
    expect((await answer(id, counteredId, 'counter', counter)).status).toBe(200);
    const standing = async (who: typeof fleet, own: string) => {
      const { status } = (await call(`/v1/offers/${own}`, who)).body.data;
      const listed = (await call(`/v1/offers?status=${status}&loadId=${id}`, who)).body.paging?.total;
      const counts = (await call('/v1/offers/counts', who)).body.data;
      return { status, listed, submitted: counts.submitted, countered: counts.countered };
    };
    const before = await standing(fleet, offerId);
    const other = await standing(otherFleet, counteredId);
    expect([before, other]).toMatchObject([
      { status: 'submitted', listed: 1 },
      { status: 'countered', listed: 1 },
    ]);
    world.advance(10 * 60_000 - 1);
    expect(await standing(fleet, offerId)).toMatchObject({ status: 'submitted' });
    world.advance(1);
    const now = await standing(fleet, offerId);
    expect(now).toMatchObject({ status: 'expired', listed: 1 });
    expect(now.submitted).toBeLessThan(before.submitted);
    const after = await standing(otherFleet, counteredId);
    expect(after).toMatchObject({ status: 'expired', listed: 1, countered: other.countered - 1 });
    expect((await market.received(id)).map(({ status }: { status: string }) => status)).toEqual(['expired', 'expired']);
    expect((await act(offerId, 'withdraw', { version: 1 })).body).toMatchObject({ code: 409, reason: 'offer_over' });
  });

  it('lives on when the shipper takes more time to decide, and not when the request is opened again', async () => {
    const ends = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000).toISOString();
    const request = await opened({ decisionBy: ends(10) });
    const { id: offerId } = await offered(request.id);
    const put = (values: Readonly<Record<string, unknown>>, version: number) =>
      call(`/v1/shipment-requests/${request.id}`, shipper, { method: 'PUT', json: { ...body(values), version } });
    expect((await put({ decisionBy: ends(30) }, 1)).status).toBe(200);
    world.clock.advance({ minutes: 20 });
    expect((await ownOffer(offerId)).status).toBe('submitted');
    world.clock.advance({ minutes: 10 });
    expect((await ownOffer(offerId)).status).toBe('expired');
    expect((await put({ decisionBy: ends(30), publish: true }, 2)).status).toBe(200);
    expect(await ownOffer(offerId)).toMatchObject({ status: 'rejected', closedReason: 'request_expired' });
    expect((await offer(request.id)).status).toBe(201);
  });

  it('is outdated by a change of the request until its fleet confirms it', async () => {
    const request = await opened();
    const { id: offerId } = await offered(request.id);
    const put = (values: Readonly<Record<string, unknown>>, version: number) =>
      call(`/v1/shipment-requests/${request.id}`, shipper, { method: 'PUT', json: { ...body(values), version } });
    expect((await put({ notes: 'Another gate' }, 1)).status).toBe(200);
    expect((await ownOffer(offerId)).outdated).toBe(false);
    expect((await put({ 'cargo.0.count': 25 }, 2)).status).toBe(200);
    expect(await ownOffer(offerId)).toMatchObject({ outdated: true, changes: ['cargo', 'notes'], version: 2 });
    expect((await put({ 'cargo.0.count': 26 }, 3)).status).toBe(200);
    const { changedLoad } = await ownOffer(offerId);
    expect([changedLoad.before, changedLoad.now].map(({ cargo }) => cargo[0].count)).toEqual([24, 26]);
    expect(changedLoad.changes).toEqual([{ what: 'cargo', stop: null, fields: [] }]);
    expect(changedLoad.before).not.toHaveProperty('notes');
    const { body: listed } = await call(`/v1/offers?loadId=${request.id}`, fleet);
    expect(listed.data).toMatchObject([{ id: offerId, outdated: true, changedLoad: null }]);
    const refused = await answer(request.id, offerId, 'accept', { version: 3 });
    expect([refused.status, refused.body.reason]).toEqual([409, 'offer_outdated']);
    const confirmed = { outdated: false, version: 4, changedLoad: null };
    expect((await act(offerId, 'confirm', { version: 3 })).body.data).toMatchObject(confirmed);
    expect((await answer(request.id, offerId, 'accept', { version: 4 })).status).toBe(201);
  });

  it('comes no earlier than a window that was moved', async () => {
    const request = await opened();
    const { id: offerId } = await offered(request.id, fleet, { pickupAt: '2026-11-25T07:00:00.000Z' });
    const later = {
      'stops.0.window.from': '2026-11-25T09:30:00.000Z',
      'stops.0.window.to': '2026-11-25T11:30:00.000Z',
    };
    const json = { ...body(later), version: 1 };
    expect((await call(`/v1/shipment-requests/${request.id}`, shipper, { method: 'PUT', json })).status).toBe(200);
    const { body: confirmed } = await act(offerId, 'confirm', { version: 2 });
    expect(confirmed.data.pickupAt).toBe('2026-11-25T09:30:00.000Z');
  });

  it('that is over is not outdated, in answer and filter', async () => {
    const request = await opened();
    const { id: offerId } = await offered(request.id);
    const json = { ...body({ 'cargo.0.count': 25, 'stops.0.place.city': 'Quedlinburg' }), version: 1 };
    expect((await call(`/v1/shipment-requests/${request.id}`, shipper, { method: 'PUT', json })).status).toBe(200);
    const outdated = async (is: boolean) =>
      (await call(`/v1/offers?outdated=${is}&loadId=${request.id}`, fleet)).body.data.length;
    expect([await outdated(true), await outdated(false)]).toEqual([1, 0]);
    expect((await act(offerId, 'withdraw', { version: 2 })).body.data).toMatchObject({ outdated: false });
    expect([await outdated(true), await outdated(false)]).toEqual([0, 1]);
  });

  it('is found by the load as it was when the fleet last confirmed or said its price', async () => {
    const request = await opened();
    const { id: offerId } = await offered(request.id);
    const put = async (city: string, version: number) =>
      call(`/v1/shipment-requests/${request.id}`, shipper, {
        method: 'PUT',
        json: { ...body({ 'stops.0.place.city': city }), version },
      });
    const found = async (q: string) => (await call(`/v1/offers?q=${q}&loadId=${request.id}`, fleet)).body.data.length;
    await put('Wernigerode', 1);
    await act(offerId, 'confirm', { version: 2 });
    expect(await found('wernigerode')).toBe(1);
    await put('Halberstadt', 2);
    const json = { amount: euro(105_000), validUntil: inOneHour(), version: 4 };
    expect((await call(`/v1/offers/${offerId}`, fleet, { method: 'PUT', json })).status).toBe(200);
    expect([await found('halberstadt'), await found('wernigerode')]).toEqual([1, 0]);
  });

  it('in another currency than the request asks for by now binds nobody until it is repriced', async () => {
    const request = await opened();
    const { id: offerId } = await offered(request.id);
    const { id: counteredId } = await offered(request.id, otherFleet);
    const counter = { amount: euro(90_000), validUntil: inOneHour(), version: 1 };
    expect((await answer(request.id, counteredId, 'counter', counter)).status).toBe(200);
    const inZloty = { ...body({ pricing: { model: 'bid', currency: 'PLN' } }), version: 1 };
    const path = `/v1/shipment-requests/${request.id}`;
    expect((await call(path, shipper, { method: 'PUT', json: inZloty })).status).toBe(200);
    const standing = await ownOffer(offerId);
    expect(standing).toMatchObject({ amount: euro(110_000), outdated: true, load: { currency: 'PLN' } });
    expect((await read(request.id)).offers).toEqual({ live: 2, best: null, highest: null });
    const refused = [
      await act(offerId, 'confirm', { version: 2 }),
      await answer(request.id, offerId, 'accept', { version: 2 }),
      await answer(request.id, offerId, 'counter', { amount: zloty(400_000), validUntil: inOneHour(), version: 2 }),
      await act(counteredId, 'confirm', { version: 3 }, otherFleet),
      await act(counteredId, 'accept', { version: 3 }, otherFleet),
    ];
    expect(refused.map(({ status, body: { reason } }) => [status, reason])).toEqual(
      refused.map(() => [409, 'offer_outdated']),
    );
    const revised = await call(`/v1/offers/${counteredId}`, otherFleet, {
      method: 'PUT',
      json: { amount: zloty(450_000), validUntil: inOneHour(), version: 3 },
    });
    expect(revised.body.data.trail.map((each: { amount: object }) => each.amount)).toEqual([
      euro(110_000),
      euro(90_000),
    ]);
    expect((await read(request.id)).offers).toEqual({ live: 2, best: zloty(450_000), highest: zloty(450_000) });
    const awarded = await answer(request.id, counteredId, 'accept', { version: 4 });
    expect(awarded.body.data.price).toEqual(zloty(450_000));
  });

  it('can be made again after it was rejected or withdrawn', async () => {
    const { id } = await opened();
    const first = await offered(id);
    expect((await answer(id, first.id, 'reject', { reason: 'price' })).body.data).toMatchObject({
      status: 'rejected',
      closedReason: 'price',
    });
    const second = await offered(id);
    expect((await act(second.id, 'withdraw', { version: 1 })).body.data.status).toBe('withdrawn');
    expect((await offer(id)).status).toBe(201);
  });

  it('is refused after fifty that were withdrawn within a day', async () => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    await act(offerId, 'withdraw', { version: 1 });
    await amidAllCompanies(world.services, (tx) => copyOffer(tx, offerId, 49));
    const refused = await offer(id);
    expect([refused.status, refused.body.reason]).toEqual([409, 'too_many_offers']);
    expect((await offer(id, otherFleet)).status).toBe(201);
    expect((await offer((await opened()).id)).status).toBe(201);
  });

  it('is answered among the 500 that matter most, of however many that ended', async () => {
    const { id } = await opened();
    const dearest = await offered(id, otherFleet, { amount: euro(900_000) });
    const changes = sql`jsonb_build_object('status', 'withdrawn', 'amount_minor', 1000 + at,
      'updated_at', updated_at - at * interval '1 minute')`;
    await amidAllCompanies(world.services, (tx) => copyOffer(tx, dearest.id, 520, changes));
    const offers = await received(id);
    expect(offers).toHaveLength(500);
    expect(offers.at(-1).id).toBe(dearest.id);
    expect(offers.map((each: { amount: { amountMinor: number } }) => each.amount.amountMinor).slice(0, 3)).toEqual([
      1_000, 1_001, 1_002,
    ]);
  });

  it('is closed when the request is withdrawn', async () => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    await move(id, 'withdraw', { version: 1 });
    expect(await ownOffer(offerId)).toMatchObject({ status: 'rejected', closedReason: 'request_withdrawn' });
    const refused = await offer(id, otherFleet);
    expect([refused.status, refused.body.reason, refused.body.message]).toEqual([
      409,
      'not_open',
      'This request was withdrawn.',
    ]);
  });
});

describe('a counter-offer', () => {
  it('binds the shipper until it ends, and is accepted by the fleet', async () => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    const countered = await answer(id, offerId, 'counter', { amount: euro(100_000), validUntil: inOneHour() });
    expect(countered.body.data).toMatchObject({ status: 'countered', counter: { amount: euro(100_000) } });
    expect((await answer(id, offerId, 'accept', { version: 2 })).status).toBe(409);
    const shipment = await act(offerId, 'accept', { version: 2 });
    expect(shipment.status).toBe(201);
    expect(shipment.body.data).toMatchObject({ price: euro(100_000), status: 'booked', requestId: id });
    expect((await read(id)).status).toBe('awarded');
  });

  it('is answered by another price of the fleet', async () => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    await answer(id, offerId, 'counter', { amount: euro(100_000), validUntil: inOneHour() });
    const json = { amount: euro(105_000), validUntil: inOneHour(), version: 2 };
    const revised = await call(`/v1/offers/${offerId}`, fleet, { method: 'PUT', json });
    expect(revised.body.data).toMatchObject({ status: 'submitted', counter: null, amount: euro(105_000) });
    expect((await answer(id, offerId, 'accept', { version: 3 })).body.data.price).toEqual(euro(105_000));
  });
});

describe('an award', () => {
  it('makes a shipment, and tells the others no more than that they were not selected', async () => {
    const { id } = await opened();
    const [won, lost] = [await offered(id), await offered(id, otherFleet)];
    const { status, body: made } = await answer(id, won.id, 'accept', { version: 1 });
    expect(status).toBe(201);
    expect(made.data).toMatchObject({
      status: 'booked',
      requestId: id,
      offerId: won.id,
      shipper: { id: shipper.company, name: 'Sundby Foods' },
      carrier: { id: fleet.company, name: 'Harbour Haulage' },
      price: euro(110_000),
      terms: { freeMin: { pickup: 120, delivery: 120 }, ratePerHourMinor: 6_000, capMin: 300, lateRule: 'forfeit' },
      notes: 'Two straps per pallet',
    });
    expect(made.data.stops[0].place.contact).toEqual({ name: 'Ute Kranz', phone: '+4920112345' });
    expect(await read(id)).toMatchObject({
      status: 'awarded',
      awardedOffer: won.id,
      shipmentId: made.data.id,
      awardedPrice: euro(110_000),
      offers: { live: 0, best: null, highest: null },
    });
    expect((await ownOffer(won.id)).shipmentId).toBe(made.data.id);
    const ofLoad = (who: TestMember) => call(`/v1/offers?loadId=${id}`, who);
    expect((await ofLoad(otherFleet)).body.data).toMatchObject([{ id: lost.id, shipmentId: null }]);
    expect((await ofLoad(fleet)).body.data).toMatchObject([{ id: won.id, shipmentId: made.data.id }]);
    const loser = await ownOffer(lost.id, otherFleet);
    expect(loser).toMatchObject({ status: 'rejected', closedReason: 'not_selected' });
    expect(JSON.stringify(loser)).not.toMatch(/Harbour|110000\D.*110000/);
    expect((await call(`/v1/loads/${id}`, otherFleet)).status).toBe(404);
  });
});

describe('offers of other companies', () => {
  it('cannot be found, answered or made', async () => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    const others: readonly TestMember[] = [otherFleet, strangeFleet];
    for (const other of others) {
      expect((await call(`/v1/offers/${offerId}`, other)).status).toBe(404);
      expect((await act(offerId, 'withdraw', { version: 1 }, other)).status).toBe(404);
      expect((await act(offerId, 'accept', { version: 1 }, other)).status).toBe(404);
    }
    const { otherShipper, strangeShipper } = market;
    for (const other of [otherShipper, strangeShipper]) {
      expect((await call(`/v1/shipment-requests/${id}/offers`, other)).status).toBe(404);
      expect((await answer(id, offerId, 'accept', { version: 1 }, other)).status).toBe(404);
    }
    expect((await offer(id, strangeFleet)).status).toBe(404);
    expect((await call('/v1/offers', shipper)).status).toBe(404);
    expect((await answer(id, offerId, 'accept', { version: 1 }, fleet)).status).toBe(404);
  });

  it('are countered at another price than theirs, until they end at the latest', async () => {
    const { id } = await opened();
    const { id: offerId, amount, validUntil } = await offered(id);
    const later = new Date(Date.parse(validUntil) + 1).toISOString();
    const refused = await answer(id, offerId, 'counter', { amount, validUntil: later, version: 1 });
    expect([refused.status, refused.body.errors?.map(({ field, code }) => [field, code])]).toEqual([
      422,
      [
        ['amount.amountMinor', 'same_amount'],
        ['validUntil', 'after_offer'],
      ],
    ]);
    expect((await answer(id, offerId, 'counter', { amount: euro(90_000), validUntil, version: 1 })).status).toBe(200);
  });

  it('for another request are not found under this one', async () => {
    const [one, other] = [await opened(), await opened()];
    const { id: offerId } = await offered(other.id);
    expect((await answer(one.id, offerId, 'accept', { version: 1 })).status).toBe(404);
  });

  it('are listed and counted for nobody else', async () => {
    const { body: mine } = await call('/v1/offers?size=1000', strangeFleet);
    expect(mine.data).toEqual([]);
    const { body: counts } = await call('/v1/offers/counts', strangeFleet);
    expect(Object.values(counts.data)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
