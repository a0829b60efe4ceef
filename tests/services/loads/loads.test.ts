import { describe, expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';

const market = await openMarket();
const { world, shipper, fleet, otherFleet, strangeFleet, call, opened, offered, move, answer } = market;

const listed = async (query = '', who = fleet): Promise<readonly string[]> => {
  const { status, text, body } = await call(`/v1/loads?size=1000${query}`, who);
  if (status !== 200) throw new Error(text);
  return body.data.map(({ id }: { id: string }) => id);
};

const declines = async (id: string) => (await market.read(id)).declines;

/** Every value within an answer, with its path. */
const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`))
    : [[path, value]];

const secret = 'Qx7secret';
const secrets = {
  reference: `${secret}-reference`,
  notes: `${secret} notes`,
  'stops.0.place.name': `${secret} name`,
  'stops.0.place.address': `${secret} street`,
  'stops.0.place.contact': { name: `${secret} contact`, phone: '+4920199887766' },
  'stops.0.note': `${secret} note`,
  'stops.1.place.postcode': '69987',
  'cargo.0.marks': `${secret} marks`,
  'pricing.target': { amountMinor: 7_654_321, currency: 'EUR' },
  'pricing.hideTarget': true,
};

describe('a load', () => {
  it('holds nothing that identifies place or person, no hidden target, and nothing of other offers', async () => {
    const { id } = await opened(secrets);
    await offered(id, otherFleet, { amount: { amountMinor: 8_765_432, currency: 'EUR' } });
    const texts = [
      (await call(`/v1/loads/${id}`, fleet)).text,
      (await call('/v1/loads?size=1000', fleet)).text,
      (await call('/v1/loads/counts', fleet)).text,
      JSON.stringify(await offered(id)),
      (await call('/v1/offers', fleet)).text,
    ];
    for (const text of texts) {
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/\+4920199887766|69987|7654321|8765432|51\.45|7\.0116|Nordic Lines/);
    }
    expect(await listed(`&q=${secret.toLowerCase()}`)).toEqual([]);
  });

  it('has these fields and no others', async () => {
    const { id } = await opened({ ...secrets, reference: `${secret}-2` });
    const { body } = await call(`/v1/loads/${id}`, fleet);
    const fields = new Set(leaves(body.data).map(([path]) => path.replaceAll(/\.\d+/g, '')));
    expect([...fields].toSorted()).toEqual([
      '.asked',
      '.cargo.count',
      '.cargo.dangerous',
      '.cargo.delivery',
      '.cargo.description',
      '.cargo.grossKg',
      '.cargo.hsCode',
      '.cargo.loadingMetres',
      '.cargo.packageCode',
      '.cargo.pickup',
      '.cargo.stackable',
      '.cargo.temperatureC',
      '.cargo.volumeM3',
      '.decisionBy',
      '.emptyKm',
      '.fits.count',
      '.id',
      '.km',
      '.ownOffer',
      '.possibleDuplicate',
      '.pricing.currency',
      '.pricing.model',
      '.pricing.target',
      '.publishedAt',
      '.required.adr',
      '.required.bodyTypes',
      '.required.minPayloadKg',
      '.required.temperatureC',
      '.shipper.id',
      '.shipper.name',
      '.shipper.record.awarded',
      '.shipper.record.days',
      '.stops.city',
      '.stops.country',
      '.stops.lat',
      '.stops.lng',
      '.stops.postcodeArea',
      '.stops.serviceMin',
      '.stops.type',
      '.stops.window.from',
      '.stops.window.timeZone',
      '.stops.window.to',
      '.terms.cancellationFeeMinor',
      '.terms.capMin',
      '.terms.freeMin.delivery',
      '.terms.freeMin.pickup',
      '.terms.graceLateMin',
      '.terms.incrementMin',
      '.terms.lateRule',
      '.terms.paymentDays',
      '.terms.ratePerHourMinor',
      '.terms.version',
      '.verdict',
      '.watched',
    ]);
    expect(body.data.stops[0]).toMatchObject({ city: 'Essen', postcodeArea: '45', lat: 51.5, lng: 7 });
  });

  it('shows a target that is not hidden, and always a fixed price', async () => {
    const shown = await opened();
    const fixed = await opened({ 'pricing.model': 'fixed', 'pricing.hideTarget': true });
    for (const { id } of [shown, fixed]) {
      const { body } = await call(`/v1/loads/${id}`, fleet);
      expect(body.data.pricing.target).toEqual({ amountMinor: 118_000, currency: 'EUR' });
    }
  });

  it('is seen by the fleets of its brand, or by those alone that were asked', async () => {
    const open = await opened();
    const asked = await opened({ audience: { carriers: [fleet.company] } });
    expect(await listed()).toEqual(expect.arrayContaining([open.id, asked.id]));
    const others = await listed('', otherFleet);
    expect([others.includes(open.id), others.includes(asked.id)]).toEqual([true, false]);
    expect(await listed('', strangeFleet)).toEqual([]);
    const tries = [
      await call(`/v1/loads/${asked.id}`, otherFleet),
      await call(`/v1/loads/${open.id}`, strangeFleet),
      await call(`/v1/loads/${open.id}`, shipper),
      await call('/v1/loads', shipper),
      await call(`/v1/loads/${asked.id}/decline`, otherFleet, { json: { reason: 'price' } }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('stays in sight of a fleet with a live offer when the shipper asks chosen fleets instead of the market', async () => {
    const { id } = await opened();
    const { id: offerId } = await offered(id);
    const narrow = (version: number) =>
      call(`/v1/shipment-requests/${id}`, shipper, {
        method: 'PUT',
        json: { ...market.body({ audience: { carriers: [otherFleet.company] } }), version },
      });
    expect((await narrow(1)).status).toBe(200);
    expect((await call(`/v1/loads/${id}`, fleet)).body).toMatchObject({ code: 200, data: { asked: false } });
    expect((await call(`/v1/offers/${offerId}`, fleet)).body.data).toMatchObject({
      outdated: true,
      load: { stops: [{ city: 'Essen' }, { city: 'Lyon' }] },
    });
    expect((await market.act(offerId, 'confirm', { version: 2 })).status).toBe(200);
    expect((await market.act(offerId, 'withdraw', { version: 3 })).status).toBe(200);
    expect((await narrow(2)).status).toBe(200);
    expect((await call(`/v1/loads/${id}`, fleet)).status).toBe(404);
  });

  it('says whether the fleet is asked for it by name, is found by that and counted', async () => {
    const open = await opened();
    const asked = await opened({ audience: { carriers: [fleet.company] } });
    const askedOf = async ({ id }: { id: string }) => (await call(`/v1/loads/${id}`, fleet)).body.data.asked;
    expect([await askedOf(open), await askedOf(asked)]).toEqual([false, true]);
    const found = await listed('&asked=true');
    expect([found.includes(open.id), found.includes(asked.id)]).toEqual([false, true]);
    expect((await call('/v1/loads/counts', fleet)).body.data.asked).toBe(found.length);
    expect(await listed('&asked=true', otherFleet)).not.toContain(asked.id);
    expect((await call('/v1/loads?asked=false', fleet)).status).toBe(400);
  });

  it('is a draft’s business of nobody', async () => {
    const { body } = await market.add();
    expect((await call(`/v1/loads/${body.data.id}`, fleet)).status).toBe(404);
  });

  it('is gone when its request is withdrawn, awarded or over, to the millisecond', async () => {
    const withdrawn = await opened();
    await move(withdrawn.id, 'withdraw', { version: 1 });
    const awarded = await opened();
    const { id: offerId } = await offered(awarded.id);
    await answer(awarded.id, offerId, 'accept', { version: 1 });
    const over = await opened({ decisionBy: new Date(world.clock.now().getTime() + 30_000).toISOString() });
    world.clock.advance({ seconds: 29.999 });
    const before = await listed();
    expect([withdrawn, awarded, over].map(({ id }) => before.includes(id))).toEqual([false, false, true]);
    world.clock.advance({ seconds: 0.001 });
    expect(await listed()).not.toContain(over.id);
    expect((await call(`/v1/loads/${over.id}`, fleet)).status).toBe(404);
    expect((await market.offer(over.id)).status).toBe(409);
  });

  it('is hidden from a fleet that declined it', async () => {
    const { id } = await opened();
    expect((await call(`/v1/loads/${id}/decline`, fleet, { json: { reason: 'lane', text: 'Too far' } })).status).toBe(
      200,
    );
    expect(await listed()).not.toContain(id);
    expect(await listed('', otherFleet)).toContain(id);
  });
});

describe('a decline', () => {
  const decline = (id: string, who: typeof fleet, json: object) => call(`/v1/loads/${id}/decline`, who, { json });
  const carriers = [fleet.company, otherFleet.company];

  it('tells the shipper the reason, and the name only of a fleet that was asked by name', async () => {
    const at = world.clock.now().toISOString();
    const open = await opened();
    await decline(open.id, fleet, { reason: 'lane', text: 'Too far' });
    expect(await declines(open.id)).toEqual([{ reason: 'lane', note: 'Too far', at }]);
    const asked = await opened({ audience: { carriers } });
    await decline(asked.id, otherFleet, { reason: 'price' });
    const company = { id: otherFleet.company, name: 'Nordic Lines' };
    expect(await declines(asked.id)).toEqual([{ reason: 'price', note: null, at, company }]);
  });

  it('of the market stays without a name when the shipper asks the same fleet by name later', async () => {
    const { id } = await opened();
    await decline(id, fleet, { reason: 'terms' });
    const json = { ...market.body({ audience: { carriers } }), version: 1 };
    expect((await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json })).status).toBe(200);
    expect((await declines(id))[0]).not.toHaveProperty('company');
  });

  it('is told to nobody but the shipper', async () => {
    const asked = await opened({ audience: { carriers } });
    await decline(asked.id, fleet, { reason: 'no_driver', text: 'Qx7reason' });
    const { otherShipper } = market;
    const tries = await Promise.all([
      call(`/v1/shipment-requests/${asked.id}`, otherShipper),
      call(`/v1/shipment-requests/${asked.id}`, otherFleet),
      call(`/v1/loads/${asked.id}`, otherFleet),
      call('/v1/loads?size=1000', otherFleet),
      call('/v1/shipment-requests?size=1000', otherShipper),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 200, 200, 200]);
    for (const { text } of tries) expect(text).not.toMatch(/Qx7reason|no_driver|declines/);
  });
});

describe('the list of loads', () => {
  it.each([
    ['&near=51.45,7.01&radiusKm=20', true],
    ['&near=52.52,13.4&radiusKm=100', false],
    ['&toNear=45.75,4.85&toRadiusKm=20', true],
    ['&toNear=48.85,2.35&toRadiusKm=50', false],
    ['&from=2026-11-25&to=2026-11-25', true],
    ['&from=2026-11-26', false],
    ['&bodyType=box', true],
    ['&bodyType=reefer', false],
    ['&maxKg=12000', true],
    ['&maxKg=11999', false],
    ['&adr=false', true],
    ['&adr=true', false],
    ['&pricing=bid', true],
    ['&pricing=fixed', false],
    ['&q=lyon', true],
    ['&q=drinks', true],
    ['&q=nowhere', false],
    ['&q=lyon,%20FR', true],
    ['&q=essen%20→%20lyon', true],
    ['&q=lyon%20-%20essen', true],
    ['&q=lyon%20nowhere', false],
    ['&sort=newest', true],
    ['&sort=-pricePerKm', true],
    ['&sort=emptyKm&near=51,7&radiusKm=500', true],
  ])('with %s has it: %s', async (query, isThere) => {
    const { id } = await opened();
    expect((await listed(query)).includes(id)).toBe(isThere);
  });

  it.each(['near=x', 'near=91', 'radiusKm=0', 'adr=perhaps', 'sort=price', 'bodyType=sofa', 'from=today'])(
    'refuses %s',
    async (query) => {
      expect((await call(`/v1/loads?${query}`, fleet)).status).toBe(400);
    },
  );
});

it.each([
  ['Pacific/Kiritimati', '2026-11-24T10:30:00Z', '2026-11-25'],
  ['Pacific/Kiritimati', '2026-11-25T09:30:00Z', '2026-11-25'],
  ['Pacific/Pago_Pago', '2026-11-25T11:30:00Z', '2026-11-25'],
  ['Pacific/Pago_Pago', '2026-11-26T10:30:00Z', '2026-11-25'],
])('a pickup in %s at %s is found on the day it has there', async (timeZone, from, day) => {
  const { id } = await opened({
    'stops.0.window': { from, to: from.replace('30:00Z', '45:00Z'), timeZone },
    'stops.1.window': { from: '2026-11-28T08:00:00Z', to: '2026-11-28T12:00:00Z' },
    decisionBy: '2026-11-24T10:00:00Z',
  });
  expect(await listed(`&from=${day}&to=${day}`)).toContain(id);
  expect(await listed('&to=2026-11-24')).not.toContain(id);
  expect(await listed('&from=2026-11-26')).not.toContain(id);
});

it('a load says how often its shipper awarded in the last 90 days', async () => {
  const { id } = await opened({}, market.otherShipper);
  const awarded = async () => (await call(`/v1/loads/${id}`, fleet)).body.data.shipper.record;
  expect(await awarded()).toEqual({ days: 90, awarded: 0 });
  const other = await opened({}, market.otherShipper);
  const { id: offerId } = await offered(other.id);
  await answer(other.id, offerId, 'accept', { version: 1 }, market.otherShipper);
  expect(await awarded()).toEqual({ days: 90, awarded: 1 });
});
