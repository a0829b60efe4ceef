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
    'are told with an offer in %s as its award freezes them, and once awarded change no more',
    async (currency) => {
      const { version } = await read();
      const { id } = await opened({ 'pricing.currency': currency, 'pricing.target': null });
      const amount = { amountMinor: 110_000, currency };
      const { id: offerId } = await offered(id, fleet, { amount });
      await offered(id, otherFleet, { amount: { amountMinor: 120_000, currency } });
      const told = async () => (await received(id)).map(({ terms }: { terms: unknown }) => terms);
      const before = await told();
      await put({ ...own, capMin: 200 + version, version });
      const [mine, other] = await told();
      expect(before[0].capMin).not.toBe(mine.capMin);
      expect(other).toEqual(mine);
      expect((await answer(id, offerId, 'accept', { version: 1 })).body.data.terms).toEqual(mine);
      await put({ ...own, capMin: 100, version: version + 1 });
      expect(await told()).toEqual([mine, { ...mine, capMin: 100 }]);
    },
  );

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
