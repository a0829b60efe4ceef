import { describe, expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';
import { addMember } from '../../support/services/people.ts';

const market = await openMarket();
const { world, shipper, otherShipper, fleet, otherFleet, call, opened, offered, received, answer } = market;

const usual = {
  freeMin: { pickup: 120, delivery: 120 },
  ratePerHour: 60,
  incrementMin: 15,
  capMin: 300,
  lateRule: 'forfeit',
  graceLateMin: 15,
  cancellationFee: 0,
  paymentDays: 30,
};
const own = {
  freeMin: { pickup: 90, delivery: 60 },
  ratePerHour: 55.55,
  incrementMin: 30,
  capMin: 240,
  lateRule: 'from_arrival',
  graceLateMin: 20,
  cancellationFee: 150,
  paymentDays: 45,
};
const read = async (who = shipper) => (await call('/v1/terms', who)).body.data;
const put = (json: object, who = shipper) => call('/v1/terms', who, { method: 'PUT', json });
const awarded = async (currency = 'EUR') => {
  const { id } = await opened({ 'pricing.currency': currency, 'pricing.target': null });
  const { id: offerId } = await offered(id, fleet, { amount: { amountMinor: 110_000, currency } });
  return (await answer(id, offerId, 'accept', { version: 1 })).body.data;
};

describe('the terms of a shipper', () => {
  it('are the usual ones until others are set, and each award keeps those of its day', async () => {
    expect(await read()).toEqual({ version: 0, updatedAt: null, ...usual });
    const before = await awarded();
    const { status, body } = await put({ ...own, version: 0 });
    expect([status, body.data]).toEqual([200, { ...own, version: 1, updatedAt: world.clock.now().toISOString() }]);
    const { ratePerHour: _, cancellationFee: __, ...rest } = own;
    expect((await awarded()).terms).toEqual({ ...rest, ratePerHourMinor: 5_555, cancellationFeeMinor: 15_000 });
    expect((await awarded('JPY')).terms).toEqual({ ...rest, ratePerHourMinor: 56, cancellationFeeMinor: 150 });
    expect(before.terms).toMatchObject({ ratePerHourMinor: 6_000, paymentDays: 30 });
    expect(await read(otherShipper)).toMatchObject({ version: 0, ...usual });
  });

  it.each(['EUR', 'JPY', 'BHD'])(
    'are told with an offer in %s as they stood when it was made, and its award freezes those',
    async (currency) => {
      const { version } = await read();
      const { id } = await opened({ 'pricing.currency': currency, 'pricing.target': null });
      const amount = { amountMinor: 110_000, currency };
      const { id: offerId } = await offered(id, fleet, { amount });
      await offered(id, otherFleet, { amount: { amountMinor: 120_000, currency } });
      const told = async () => (await received(id)).map(({ terms }: { terms: unknown }) => terms);
      const before = await told();
      await put({ ...own, capMin: 200 + version, version });
      expect(await told()).toEqual(before);
      const own1 = await call(`/v1/offers/${offerId}`, fleet);
      expect(own1.body.data.terms).toEqual(before[0]);
      expect((await answer(id, offerId, 'accept', { version: 1 })).body.data.terms).toEqual(before[0]);
      await put({ ...own, capMin: 100, version: version + 1 });
      expect(await told()).toEqual(before);
    },
  );

  it('stay those of an offer through its confirmation and another price', async () => {
    const { version } = await read();
    const { id } = await opened({ 'pricing.target': null });
    const { id: offerId } = await offered(id, fleet, {});
    const [before] = await received(id);
    await put({ ...own, capMin: 300 + version, version });
    const draft = { amount: { amountMinor: 99_000, currency: 'EUR' }, validUntil: before.validUntil, version: 1 };
    const revised = await call(`/v1/offers/${offerId}`, fleet, { method: 'PUT', json: draft });
    expect([revised.status, revised.body.data?.terms]).toEqual([200, before.terms]);
  });

  it('are told with a load, and an offer or a booking for others than those is refused', async () => {
    const { version } = await read();
    const { id } = await opened({ 'pricing.target': null });
    const load = (await call(`/v1/loads/${id}`, fleet)).body.data;
    expect(load.terms).toMatchObject({ version, paymentDays: 45 });
    await put({ ...own, paymentDays: 300, version });
    const draft = {
      amount: { amountMinor: 99_000, currency: 'EUR' },
      validUntil: load.decisionBy,
      termsVersion: load.terms.version,
    };
    const send = (json: object) => call(`/v1/loads/${id}/offers`, fleet, { method: 'POST', json });
    const refused = await send(draft);
    expect([refused.status, refused.body.reason]).toEqual([409, 'terms_changed']);
    const seen = (await call(`/v1/loads/${id}`, fleet)).body.data.terms;
    expect(seen).toMatchObject({ version: version + 1, paymentDays: 300 });
    const made = await send({ ...draft, termsVersion: seen.version });
    expect([made.status, made.body.data.terms.paymentDays]).toEqual([201, 300]);
    await put({ ...own, version: version + 1 });
  });

  it('are set by owners who have seen the latest: of 50 at once, one', async () => {
    const { version } = await read();
    const answers = await Promise.all(Array.from({ length: 50 }, () => put({ ...own, version })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.reason === 'stale')).toHaveLength(49);
    const dispatcher = await addMember(world, { role: 'dispatcher', company: shipper.company });
    expect((await put({ ...own, version: version + 1 }, dispatcher)).status).toBe(409);
    expect((await call('/v1/terms', dispatcher)).status).toBe(200);
    expect((await call('/v1/terms', fleet)).status).toBe(404);
  });

  it.each([
    ['freeMin.pickup', { freeMin: { pickup: -1, delivery: 0 } }],
    ['ratePerHour', { ratePerHour: 1.005 }],
    ['incrementMin', { incrementMin: 0 }],
    ['capMin', { capMin: 10.5 }],
    ['lateRule', { lateRule: 'never' }],
    ['paymentDays', { paymentDays: 366 }],
    ['cancellationFee', { cancellationFee: '150' }],
    ['layoverAfterMin', { layoverAfterMin: 1 }],
  ])('are refused for a wrong %s by its name', async (field, wrong) => {
    const { status, body } = await put({ ...own, ...wrong, version: 2 });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });
});
