import { describe, expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';
import { addCompany, addMember } from '../../support/services/people.ts';

const market = await openMarket();
const { world, shipper, otherShipper, fleet, otherFleet, strangeFleet, call, opened, offered, answer } = market;

const list = async (query = '', who = shipper) => (await call(`/v1/carriers${query}`, who)).body;
const namesOf = async (query = '', who = shipper) =>
  (await list(query, who)).data.map(({ name }: { name: string }) => name);
const put = (id: string, json: object, who = shipper) => call(`/v1/carriers/${id}`, who, { method: 'PUT', json });
const carrier = async (id: string, who = shipper) => (await call(`/v1/carriers/${id}`, who)).body.data;

const noCases = { n: 0, share: null };

describe('the carriers of a shipper', () => {
  it('are the fleets of its brand, by name, each with a scorecard of what there is', async () => {
    const { data, paging } = await list();
    expect(paging).toEqual({ page: 0, size: 20, total: 2 });
    expect(data).toEqual(
      [fleet, otherFleet].map(({ company }, at) => ({
        id: company,
        name: ['Harbour Haulage', 'Nordic Lines'][at],
        favourite: false,
        blocked: false,
        blockedAt: null,
        note: null,
        lists: [],
        scorecard: {
          days: 90,
          completed: 0,
          lastUsedAt: null,
          onTimePickup: noCases,
          onTime: noCases,
          notified: noCases,
          accepted: noCases,
          tracked: noCases,
          proof: noCases,
          hitRate: noCases,
          fallOff: noCases,
          answer: { n: 0, medianMin: null },
        },
      })),
    );
  });

  it('keep what was said about them, and only what is sent changes', async () => {
    const first = await put(otherFleet.company, { favourite: true, note: 'Ask for Ines' });
    expect(first.body.data).toMatchObject({ favourite: true, blocked: false, note: 'Ask for Ines' });
    await put(otherFleet.company, { favourite: false });
    expect(await carrier(otherFleet.company)).toMatchObject({ favourite: false, note: 'Ask for Ines' });
    expect((await put(otherFleet.company, { note: null, favourite: true })).body.data.note).toBeNull();
    expect(await carrier(otherFleet.company, otherShipper)).toMatchObject({ favourite: false });
  });

  it('are found by name, and by what was said about them', async () => {
    await put(otherFleet.company, { favourite: true });
    await put(fleet.company, { blocked: true });
    expect(await namesOf('?q=NORD')).toEqual(['Nordic Lines']);
    expect(await namesOf('?q=100%25')).toEqual([]);
    // A fleet of another brand.
    expect(await namesOf('?q=far')).toEqual([]);
    expect(await namesOf('?favourite=true')).toEqual(['Nordic Lines']);
    expect(await namesOf('?blocked=true')).toEqual(['Harbour Haulage']);
    expect(await namesOf('?blocked=false&sort=-name')).toEqual(['Nordic Lines']);
    expect(await namesOf('?sort=-lastUsed&size=1&page=1')).toHaveLength(1);
    await put(fleet.company, { blocked: false });
  });

  it('are sorted by what was said about them, and those of whom nothing was come last', async () => {
    const both = ['Harbour Haulage', 'Nordic Lines'];
    await put(otherFleet.company, { favourite: false, note: 'Ask for Ines' });
    await put(fleet.company, { blocked: true, note: null });
    expect(await namesOf('?sort=standing')).toEqual(both.toReversed());
    expect(await namesOf('?sort=-standing')).toEqual(both);
    expect(await namesOf('?sort=note')).toEqual(both.toReversed());
    expect(await namesOf('?sort=-note')).toEqual(both.toReversed());
    await put(fleet.company, { blocked: false, favourite: true });
    expect(await namesOf('?sort=standing')).toEqual(both);
    const json = { name: 'Alps', carriers: [otherFleet.company] };
    const { id } = (await call('/v1/carrier-lists', shipper, { json })).body.data;
    expect(await namesOf('?sort=lists')).toEqual(both.toReversed());
    await call(`/v1/carrier-lists/${id}?version=1`, shipper, { method: 'DELETE' });
    await put(fleet.company, { favourite: false });
    await put(otherFleet.company, { favourite: false, note: null });
  });

  it('are refused by the name of what is wrong', async () => {
    const fieldsOf = async (json: object) =>
      (await put(fleet.company, json)).body.errors?.map((error: { field: string }) => error.field);
    expect(await fieldsOf({ favourite: 'yes' })).toEqual(['favourite']);
    expect(await fieldsOf({ note: 'x'.repeat(1_001) })).toEqual(['note']);
    expect(await fieldsOf({ rank: 1 })).toEqual(['rank']);
    expect((await put(strangeFleet.company, { blocked: true })).status).toBe(404);
    expect((await put(otherShipper.company, { blocked: true })).status).toBe(404);
    expect((await put(fleet.company, {}, await addMember(world, { ...shipper, role: 'viewer' }))).status).toBe(409);
    expect((await call('/v1/carriers', fleet)).status).toBe(404);
  });
});

describe('the scorecard', () => {
  it('counts trips, answered offers and the time to the first of them, and tells no share of fewer than ten', async () => {
    const other = await addMember(world, {
      company: await addCompany(world, { kind: 'office', name: 'Kelp & Co', brandId: await brandOf(shipper.company) }),
    });
    // One turned down, six lost to another fleet, and four won.
    for (let at = 0; at < 11; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the clock moves
      const { id } = await opened({ decisionBy: '2026-11-25T08:00:00Z' }, other);
      world.advance(at * 60_000);
      // oxlint-disable-next-line no-await-in-loop -- the clock moves
      const own = await offered(id);
      // oxlint-disable-next-line no-await-in-loop -- the clock moves
      const { id: offerId } = at < 1 || at > 6 ? own : await offered(id, otherFleet);
      // oxlint-disable-next-line no-await-in-loop -- the clock moves
      const { status } = await answer(id, offerId, at < 1 ? 'reject' : 'accept', { version: 1 }, other);
      expect(status).toBe(at < 1 ? 200 : 201);
    }
    expect((await carrier(fleet.company, other)).scorecard).toEqual({
      days: 90,
      completed: 0,
      lastUsedAt: expect.any(String),
      onTimePickup: noCases,
      onTime: noCases,
      notified: noCases,
      accepted: noCases,
      tracked: noCases,
      proof: noCases,
      hitRate: { n: 10, share: 0.4 },
      fallOff: { n: 4, share: null },
      answer: { n: 11, medianMin: 5 },
    });
    expect((await carrier(fleet.company)).scorecard.hitRate).toEqual(noCases);
    expect((await list('?sort=-lastUsed', other)).data[0].id).toBe(fleet.company);
  });
});

async function brandOf(company: string): Promise<string> {
  const { brand_id: brandId } = await world.services.db
    .selectFrom('company')
    .select('brand_id')
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
  return brandId ?? '';
}
