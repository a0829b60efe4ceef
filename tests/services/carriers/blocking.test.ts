import { describe, expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';
import { openYard } from '../../support/services/openYard.ts';
import type { TestMember } from '../../support/services/people.ts';

const market = await openMarket();
const yard = openYard(market.world);
const { shipper, otherShipper, fleet, otherFleet, call, opened, offer, offered, received, answer, act } = market;

const put = (json: object, who = fleet) => call(`/v1/carriers/${who.company}`, shipper, { method: 'PUT', json });
const seen = async (who: TestMember): Promise<readonly string[]> =>
  (await call('/v1/loads?size=1000', who)).body.data.map(({ id }: { id: string }) => id);
const offerOf = async (id: string, who = fleet) => (await call(`/v1/offers/${id}`, who)).body.data;

const asks = (...who: readonly TestMember[]) => ({ audience: { carriers: who.map(({ company }) => company) } });

describe('a blocked fleet', () => {
  it('sees no load of that shipper, by list or address, and those of others as before', async () => {
    const [{ id }, theirs] = [await opened(), await opened({}, otherShipper)];
    const named = await opened({ audience: { carriers: [fleet.company, otherFleet.company] } });
    await put({ blocked: true });
    expect(await seen(fleet)).toEqual([theirs.id]);
    expect(await seen(otherFleet)).toEqual(expect.arrayContaining([id, named.id, theirs.id]));
    expect((await call(`/v1/loads/${id}`, fleet)).status).toBe(404);
    expect((await call(`/v1/loads/${named.id}`, fleet)).status).toBe(404);
    expect((await offer(id)).status).toBe(404);
    expect((await call(`/v1/loads/${id}/decline`, fleet, { json: { reason: 'price' } })).status).toBe(404);
    await put({ blocked: false });
    expect(await seen(fleet)).toEqual(expect.arrayContaining([id, named.id, theirs.id]));
  });

  it('is not asked by what is published meanwhile, and is asked once it is unblocked', async () => {
    await put({ blocked: true });
    const named = await opened({ audience: { carriers: [fleet.company, otherFleet.company] } });
    expect(await seen(fleet)).not.toContain(named.id);
    const { status, body } = await market.add({ audience: { carriers: [fleet.company] }, publish: true });
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'audience', code: 'nobody_asked', message: expect.any(String) }],
    ]);
    await put({ blocked: false });
    expect(await seen(fleet)).toContain(named.id);
  });

  it('is blocked only once every open request that asks it alone asks another, or is over', async () => {
    const alone = () => call(`/v1/carriers/${fleet.company}/sole-requests`, shipper);
    const [sole, shared] = [await opened(asks(fleet)), await opened(asks(fleet, otherFleet))];
    const { id: offerId } = await offered(sole.id);
    expect((await alone()).body.data).toEqual([{ id: sole.id, reference: sole.reference }]);
    const { status, body } = await put({ blocked: true, note: 'Never again' });
    expect([status, body.reason]).toEqual([409, 'list_needed']);
    expect(body.message).toContain(sole.reference);
    expect((await call(`/v1/carriers/${fleet.company}`, shipper)).body.data).toMatchObject({ blocked: false });
    expect(await offerOf(offerId)).toMatchObject({ status: 'submitted' });
    await market.move(sole.id, 'withdraw', { version: 1 });
    expect((await alone()).body.data).toEqual([]);
    expect((await put({ blocked: true })).status).toBe(200);
    expect(await seen(otherFleet)).toContain(shared.id);
    await put({ blocked: false });
  });

  it('or asked alone by what is published at the same time: never both', async () => {
    const named = { audience: { carriers: [fleet.company] }, publish: true };
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => market.add(named)),
      put({ blocked: true }),
      ...Array.from({ length: 20 }, () => market.add(named)),
    ]);
    const published = answers.flatMap(({ status, body }) => (status === 201 ? [body.data.id] : []));
    const isBlocked = (await call(`/v1/carriers/${fleet.company}`, shipper)).body.data.blocked;
    expect(published.length > 0).toBe(!isBlocked);
    for (const id of published) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await market.move(id, 'withdraw', { version: 1 });
    }
    await put({ blocked: false });
  });

  it('reads that its offers were rejected, and cannot tell why', async () => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    const other = await offered(id, otherFleet);
    await put({ blocked: true });
    expect(await offerOf(offerId)).toMatchObject({ status: 'rejected', closedReason: 'other', load: null, version: 2 });
    expect((await act(offerId, 'withdraw', { version: 2 })).status).toBe(409);
    expect((await answer(id, offerId, 'accept', { version: 2 })).status).toBe(409);
    expect(await offerOf(other.id, otherFleet)).toMatchObject({ status: 'submitted' });
    await put({ blocked: false });
    expect(await offerOf(offerId)).toMatchObject({ status: 'rejected' });
    expect((await offer(id)).status).toBe(201);
  });

  it('keeps the trips it was given', async () => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    await answer(id, offerId, 'accept', { version: 1 });
    expect((await put({ blocked: true })).status).toBe(200);
    expect(await offerOf(offerId)).toMatchObject({ status: 'accepted' });
    await put({ blocked: false });
  });
});

describe('of 50 tries at once', () => {
  it('a block and a booking: nobody books who is blocked, and nobody is blocked unawares of a booking', async () => {
    const truck = { vehicleId: await yard.truckOf(fleet), driverId: await yard.driverOf(fleet) };
    const { id } = await opened({ 'pricing.model': 'fixed', 'pricing.target.amountMinor': 118_000 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, at) =>
        at % 2 === 1
          ? { isBlock: true, ...(await put({ blocked: true })) }
          : { isBlock: false, ...(await call(`/v1/loads/${id}/book`, fleet, { json: truck })) },
      ),
    );
    const booked = answers.filter(({ isBlock, status }) => !isBlock && status === 201);
    const { status } = await market.read(id);
    expect([status, booked.length]).toEqual(status === 'awarded' ? ['awarded', 1] : ['open', 0]);
    expect(answers.every(({ status: each }) => [200, 201, 404, 409].includes(each))).toBe(true);
    await put({ blocked: false });
  });

  it.each(['award', 'accepted counter-offer'])('a block and an %s cannot both have the offer', async (how) => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    const isCounter = how !== 'award';
    const counter = { amount: { amountMinor: 100_000, currency: 'EUR' }, validUntil: market.inOneHour(), version: 1 };
    if (isCounter) await answer(id, offerId, 'counter', counter);
    const take = () =>
      isCounter ? act(offerId, 'accept', { version: 2 }) : answer(id, offerId, 'accept', { version: 1 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const isBlock = at % 2 === 1;
        return { isBlock, ...(await (isBlock ? put({ blocked: true }) : take())) };
      }),
    );
    const awards = answers.filter(({ isBlock, status }) => !isBlock && status === 201);
    const { status } = await offerOf(offerId);
    expect([status, awards.length]).toEqual(status === 'accepted' ? ['accepted', 1] : ['rejected', 0]);
    expect(answers.every(({ status: each, body }) => each < 300 || (each === 409 && body.message !== ''))).toBe(true);
    await put({ blocked: false });
  });

  it('a block leaves no offer of the fleet alive, however many are being made', async () => {
    const loads = await Promise.all(Array.from({ length: 25 }, () => opened()));
    const answers = await Promise.all(
      loads.flatMap(({ id }, at) => [offer(id), ...(at === 12 ? [put({ blocked: true })] : [])]),
    );
    expect(answers.every(({ status }) => [200, 201, 404, 409].includes(status))).toBe(true);
    const offers = (await Promise.all(loads.map(({ id }) => received(id)))).flat();
    expect(offers.filter(({ status }) => status === 'submitted')).toEqual([]);
    await put({ blocked: false });
  });

  it('different things said about a fleet are all kept', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => put(at % 2 === 0 ? { favourite: true } : { note: 'Ask Ines' }, otherFleet)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { body } = await call(`/v1/carriers/${otherFleet.company}`, shipper);
    expect(body.data).toMatchObject({ favourite: true, note: 'Ask Ines', blocked: false });
  });
});
