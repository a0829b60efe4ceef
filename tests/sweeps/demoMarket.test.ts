import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../services/demo/demo.ts';
import { instantAt, nextOpen, workingDay } from '../../services/demo/market/localTime.ts';
import { dayAndNight } from '../../services/demo/market/planScene.ts';
import { localDay } from '../../services/freight/fields/localDay.ts';
import { offerStatusAt } from '../../services/freight/offer/offerStatus.ts';
import { brokenRules } from '../../services/freight/request/requestRules.ts';
import { requestStatusAt } from '../../services/freight/request/requestStatus.ts';
import type { Tables } from '../../services/Tables.ts';
import { openWorld, type World } from '../support/services/openWorld.ts';

interface Load {
  readonly id: string;
  readonly fits: { readonly count: number; readonly nearly: readonly { readonly vehicleId: string }[] };
  readonly verdict: { readonly fits: boolean } | null;
}

const read = async (world: World) => {
  const select = async <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
    world.services.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.operations', 'on', true)`.execute(tx);
      return work(tx);
    });
  return select(async (tx) => ({
    requests: await tx.selectFrom('shipment_request').selectAll().execute(),
    loads: await tx.selectFrom('load').selectAll().execute(),
    offers: await tx.selectFrom('offer').selectAll().execute(),
    shipments: await tx.selectFrom('shipment').selectAll().execute(),
    coupled: await tx.selectFrom('vehicle').select('id').where('trailer_id', 'is not', null).execute(),
  }));
};

describe('the market of the demo', () => {
  let world: World;
  let rows: Awaited<ReturnType<typeof read>>;
  let now: Date;
  beforeAll(async () => {
    world = await openWorld();
    now = world.services.clock.now();
    const settings = { ...world.services.settings, demo: 'auto' as const, databaseUrl: undefined };
    await demo.prepare?.({ ...world.services, settings });
    rows = await read(world);
  });

  const enter = async (username: string) => {
    const { body } = await world.call('/api/v1/login', { json: { username, password: 'Haul-2026-demo' } });
    const { token, user } = body.data;
    const own = await world.call(`/v1/companies?isPaged=false&userId=${user.id}`, { token });
    return { token, company: own.body.data[0].id };
  };
  const offersFor = (id: string) => rows.offers.filter((offer) => offer.load_id === id);
  const statusOf = (offer: (typeof rows.offers)[number]) => offerStatusAt(offer, now);

  it('has some 400 requests and 1,200 offers, in every status', () => {
    expect(rows.requests.length).toBeGreaterThan(390);
    expect(rows.offers.length).toBeGreaterThan(1_150);
    expect(new Set(rows.requests.map((row) => requestStatusAt(row, now)))).toEqual(
      new Set(['draft', 'open', 'awarded', 'withdrawn', 'expired', 'cancelled']),
    );
    expect(new Set(rows.offers.map(statusOf))).toEqual(
      new Set(['submitted', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired']),
    );
    expect(rows.coupled.length).toBeGreaterThan(50);
  });

  it('asks only for what could be published then, and for what can be taken now', () => {
    const published = rows.requests.flatMap((row) => (row.published_at ? [{ ...row, at: row.published_at }] : []));
    for (const { content, at } of published) expect(brokenRules(content, at)).toEqual([]);
    const open = rows.requests.filter(({ status }) => status === 'open');
    expect(open.filter((row) => requestStatusAt(row, now) !== 'open')).toEqual([]);
  });

  it('awards each awarded request to one offer, with one shipment at its price, and turns the others down', () => {
    const awarded = rows.requests.filter(({ awarded_offer_id: offerId }) => offerId !== null);
    expect(awarded.length).toBeGreaterThan(700);
    for (const { id, status, awarded_offer_id: offerId, shipment_id: shipmentId } of awarded) {
      const [accepted, ...more] = offersFor(id).filter((offer) => offer.status === 'accepted');
      const [shipment, ...others] = rows.shipments.filter((each) => each.request_id === id);
      expect([accepted?.id, more, others, shipment?.id]).toEqual([offerId, [], [], shipmentId]);
      expect(shipment?.price_minor).toBe(accepted?.amount_minor);
      expect(shipment?.carrier_id).toBe(accepted?.company_id);
      expect(status).toBe(shipment?.status === 'cancelled' ? 'cancelled' : 'awarded');
      expect(offersFor(id).filter((offer) => ['submitted', 'countered'].includes(statusOf(offer)))).toEqual([]);
    }
    const others = rows.requests.filter(({ awarded_offer_id: offerId }) => offerId === null);
    expect(others.flatMap(({ id }) => offersFor(id).filter(({ status }) => status === 'accepted'))).toEqual([]);
  });

  it('shows each fleet every reference once, whoever gave it', () => {
    const seen = rows.shipments.map(({ carrier_id: fleet, request_id: request, reference }) => ({
      request,
      name: `${fleet} ${reference}`,
    }));
    const requestsOf = new Map<string, Set<string>>();
    for (const { request, name } of seen) requestsOf.set(name, (requestsOf.get(name) ?? new Set()).add(request));
    expect([...requestsOf.values()].filter(({ size }) => size > 1)).toEqual([]);
  });

  it('opens requests again whose carrier gave the trip back', () => {
    const recovering = rows.requests.filter((row) => row.recovering);
    expect(new Set(recovering.map((row) => requestStatusAt(row, now)))).toEqual(new Set(['open', 'expired']));
    for (const { id } of recovering) {
      const shipment = rows.shipments.find((each) => each.request_id === id);
      expect([shipment?.status, shipment?.cancel_reason !== null]).toEqual(['cancelled', true]);
      expect(rows.offers.find((offer) => offer.id === shipment?.offer_id)?.status).toBe('withdrawn');
    }
  });

  it('leaves live offers to open requests, of fleets that were asked, before their requests end', () => {
    for (const offer of rows.offers) {
      const load = rows.loads.find(({ id }) => id === offer.load_id);
      const request = rows.requests.find(({ id }) => id === offer.load_id);
      const { carriers = [] } = request?.content.audience ?? {};
      expect(carriers.length === 0 || carriers.includes(offer.company_id)).toBe(true);
      expect(load?.company_id).toBe(offer.shipper_id);
      expect(offer.created_at.getTime()).toBeGreaterThanOrEqual(load?.published_at.getTime() ?? 0);
      expect(offer.updated_at.getTime()).toBeGreaterThanOrEqual(offer.created_at.getTime());
      expect(offer.updated_at.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    const live = rows.offers.filter(({ status }) => status === 'submitted' || status === 'countered');
    expect(live.filter((offer) => statusOf(offer) !== offer.status)).toEqual([]);
    const open = new Set(rows.loads.filter((load) => load.is_open).map(({ id }) => id));
    expect(live.filter((offer) => !open.has(offer.load_id))).toEqual([]);
  });

  it('gives no truck, trailer or driver two trips at a time', () => {
    for (const column of ['vehicle_id', 'trailer_id', 'driver_id'] as const) {
      const trips = rows.shipments
        .filter((each) => each[column] !== null)
        .toSorted((one, other) => one.pickup_at.getTime() - other.pickup_at.getTime());
      const until = new Map<string | null, Date>();
      for (const trip of trips) {
        expect((until.get(trip[column]) ?? new Date(0)) <= trip.pickup_at).toBe(true);
        until.set(trip[column], trip.ends_at);
      }
    }
  });

  it.each(['shipper@greenline.test', 'shipper2@greenline.test', 'shipper@amber.test'])(
    'gives %s offers to compare, requests without one, and drafts',
    async (email) => {
      const shipper = await enter(email);
      const { data } = (await world.call('/v1/shipment-requests?status=open&size=200', shipper)).body;
      const live: number[] = data.map(({ offers }: { offers: { live: number } }) => offers.live);
      expect(live.filter((count) => count >= 2).length).toBeGreaterThanOrEqual(6);
      expect(live.filter((count) => count === 0).length).toBeGreaterThanOrEqual(3);
      expect((await world.call('/v1/shipment-requests/counts', shipper)).body.data.draft).toBeGreaterThan(2);
    },
  );

  it.each(['fleet@greenline.test', 'fleet2@greenline.test', 'dispatch@greenline.test', 'fleet@amber.test'])(
    'gives %s counter-offers and changed requests to answer, and loads to choose from',
    async (email) => {
      const fleet = await enter(email);
      const { data } = (await world.call('/v1/offers?size=500', fleet)).body;
      const of = (test: (offer: { status: string; outdated: boolean }) => boolean) => data.filter(test).length;
      expect(of(({ status }) => status === 'countered')).toBeGreaterThanOrEqual(3);
      expect(of(({ status, outdated }) => outdated && status === 'submitted')).toBeGreaterThanOrEqual(2);
      expect((await world.call('/v1/loads/counts', fleet)).body.data.fixed).toBeGreaterThanOrEqual(5);
    },
  );

  it.each(['fleet@greenline.test', 'fleet2@greenline.test', 'dispatch@greenline.test', 'fleet@amber.test'])(
    'the trucks of %s fit some loads and nearly others, and loads are found by that as the verdict says',
    async (email) => {
      const who = await enter(email);
      const readLoads = async (query: string) => (await world.call(`/v1/loads${query}`, who)).body.data;
      const all: readonly Load[] = await readLoads('?size=1000');
      const fitting: readonly Load[] = await readLoads('?size=1000&fits=true');
      expect(fitting.map(({ id }) => id)).toEqual(all.filter(({ fits }) => fits.count > 0).map(({ id }) => id));
      expect((await readLoads('/counts')).fits).toBe(fitting.length);
      expect(all.filter(({ fits }) => fits.count >= 2).length).toBeGreaterThanOrEqual(3);
      expect(all.filter(({ fits }) => fits.count === 0 && fits.nearly.length > 0).length).toBeGreaterThanOrEqual(3);
      const near = [...new Set(all.flatMap(({ fits }) => fits.nearly.map(({ vehicleId }) => vehicleId)))];
      for (const vehicleId of near.slice(0, 4)) {
        // oxlint-disable-next-line no-await-in-loop -- one truck after the other
        const judged: readonly Load[] = await readLoads(`?size=1000&vehicleId=${vehicleId}`);
        // oxlint-disable-next-line no-await-in-loop
        const found: readonly Load[] = await readLoads(`?size=1000&vehicleId=${vehicleId}&fits=true`);
        expect(found.map(({ id }) => id)).toEqual(judged.filter(({ verdict }) => verdict?.fits).map(({ id }) => id));
      }
    },
  );

  it('opens gates by the clock of the place, at work hours', () => {
    for (const { content } of rows.requests) {
      for (const { window, note } of content.stops) {
        if (note === dayAndNight) continue;
        if (!window?.from || !window.timeZone) continue;
        const from = new Date(window.from);
        const hour = Number(from.toLocaleString('en-GB', { timeZone: window.timeZone, hour: 'numeric' }));
        const weekday = new Date(`${localDay(from, window.timeZone)}T12:00:00Z`).getUTCDay();
        expect([hour >= 6 && hour <= 16, weekday > 0 && weekday < 6]).toEqual([true, true]);
      }
    }
  });
});

it('knows working hours in summer and in winter time', () => {
  expect(instantAt('2026-10-23', 7.5, 'Europe/Berlin').toISOString()).toBe('2026-10-23T05:30:00.000Z');
  expect(instantAt('2026-10-26', 7.5, 'Europe/Berlin').toISOString()).toBe('2026-10-26T06:30:00.000Z');
  expect(workingDay('2026-10-24', 1)).toBe('2026-10-26');
  expect(workingDay('2026-10-25', -1)).toBe('2026-10-23');
  expect(nextOpen(new Date('2026-10-23T15:10:00Z'), 'Europe/Lisbon').toISOString()).toBe('2026-10-26T06:00:00.000Z');
  expect(nextOpen(new Date('2026-10-23T03:10:00Z'), 'Europe/Lisbon').toISOString()).toBe('2026-10-23T05:00:00.000Z');
});
