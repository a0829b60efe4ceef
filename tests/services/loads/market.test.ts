import * as fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../services/database/inCompany.ts';
import { Market } from '../../../services/loads/market/Market.ts';
import { numberAt } from '../../../services/loads/market/OpenLoads.ts';
import { isSeenBy, readSeeker } from '../../../services/loads/market/Seeker.ts';
import { openLoads } from '../../../services/loads/openLoads.ts';
import type { Tables } from '../../../services/Tables.ts';
import { nextTurn } from '../../support/nextTurn.ts';
import { countStatements } from '../../support/services/countStatements.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { SteppingClock } from '../../support/services/SteppingClock.ts';

const { world, shipper, otherShipper, fleet, otherFleet, strangeFleet } = await openMarket();
const { db } = world.services;
const [shippers, fleets] = [
  [shipper, otherShipper],
  [fleet, otherFleet, strangeFleet],
];
const noon = Date.parse('2026-11-25T12:00:00Z');
const hours = (n: number): Date => new Date(noon + n * 3_600_000);

const { brandId } = await inCompany(db, fleet.company, fleet.id, (tx) => readSeeker(tx, fleet.company, hours(0)));

const idOf = (load: number): string => `00000000-0000-4000-8000-00000000000${load}`;

type Work = (tx: Transaction<Tables>) => Promise<unknown>;

const load = fc.nat({ max: 7 });
const ofFleet = fc.constantFrom(fleet, otherFleet);

interface Put {
  readonly at: number;
  readonly isMarket?: boolean;
  readonly isOpen?: boolean;
  readonly end?: number;
  readonly price?: number | null;
}

const putLoad =
  ({ at, isMarket = true, isOpen = true, end = 24, price = null }: Put): Work =>
  async (tx) => {
    const owner = shippers[at % 2]?.company ?? '';
    await sql`insert into shipment_request (id, company_id, created_at, updated_at, reference, status, content, lane, search)
      values (${idOf(at)}, ${owner}, now(), now(), ${idOf(at)}, 'draft', '{}', '', '') on conflict do nothing`.execute(
      tx,
    );
    await sql`insert into load (id, company_id, brand_id, is_market, is_open, published_at, ends_at, content, pickup_at, pickup_day, from_lat, from_lng,
        to_lat, to_lng, km, gross_kg, body_types, is_adr, pricing, price_per_km, search)
      select ${idOf(at)}, id, brand_id, ${isMarket}, ${isOpen}, now(), ${hours(end)}, '{"stops": []}'::jsonb, ${hours(end)}, '2026-11-24',
        51, 7, 45, 4, 640, 1000, '{}', false, 'bid', ${price}, '' from company where id = ${owner}
      on conflict (id) do update set is_market = excluded.is_market, is_open = excluded.is_open, ends_at = excluded.ends_at,
        price_per_km = excluded.price_per_km`.execute(tx);
  };

const put = fc
  .record({
    at: load,
    isMarket: fc.boolean(),
    isOpen: fc.boolean(),
    end: fc.integer({ min: -40, max: 60 }),
    price: fc.constantFrom(null, 1.5),
  })
  .map(putLoad);

const close = load.map(
  (at): Work =>
    (tx) =>
      sql`update load set is_open = false where id = ${idOf(at)}`.execute(tx),
);

const remove = load.map(
  (at): Work =>
    (tx) =>
      sql`delete from shipment_request where id = ${idOf(at)}`.execute(tx),
);

const ask = fc.tuple(load, ofFleet, fc.boolean()).map(
  ([at, { company }, isAsked]): Work =>
    (tx) =>
      sql`insert into load_audience (load_id, company_id, carrier_id, asked_at)
        select id, company_id, ${company}::uuid, ${isAsked ? hours(0) : null}::timestamptz from load where id = ${idOf(at)} on conflict do nothing`.execute(
        tx,
      ),
);

const decline = fc.tuple(load, ofFleet).map(
  ([at, { company }]): Work =>
    (tx) =>
      sql`insert into load_decline (load_id, company_id, shipper_id, at, reason)
        select id, ${company}::uuid, company_id, now(), 'price' from load where id = ${idOf(at)} on conflict do nothing`.execute(
        tx,
      ),
);

const block = fc.tuple(fc.constantFrom(...shippers), ofFleet, fc.boolean()).map(
  ([by, { company }, isBlocked]): Work =>
    (tx) =>
      sql`insert into carrier_relation (company_id, carrier_id, updated_at, blocked_at)
        values (${by.company}, ${company}, now(), ${isBlocked ? hours(0) : null}::timestamptz)
        on conflict (company_id, carrier_id) do update set blocked_at = excluded.blocked_at`.execute(tx),
);

const look = fc.constant<Work | 'look'>('look');

const step = fc.oneof({ arbitrary: put, weight: 6 }, close, remove, ask, decline, block, look);

const clock = new SteppingClock(new Date(noon).toISOString());

const others = new Market({ db, clock });

/** Of each fleet the loads that a market shows it, and those that the policies of the database do. */
const seenIn = async (market: Market, now: Date) => {
  await market.catchUp();
  return Promise.all(
    fleets.map(({ company, id }) =>
      inCompany(db, company, id, async (tx) => {
        const seeker = await readSeeker(tx, company, now);
        const loads = market.loadsOf(seeker.brandId);
        const [isSeen, price] = [isSeenBy(seeker, loads, now), loads.column('pricePerKm')];
        const { rows } = await sql<{ id: string; price: number | null }>`
          select id, price_per_km as price from ${openLoads(tx, company, now).select(['id', 'price_per_km'])} seen order by id`.execute(
          tx,
        );
        return {
          shown: loads.ids
            .map((each, at) => ({ id: each, price: numberAt(price, at) || null, isSeen: isSeen(at) }))
            .filter((each) => each.isSeen)
            .map((each) => ({ id: each.id, price: each.price }))
            .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
          seen: rows,
        };
      }),
    ),
  );
};

it('shows each fleet the loads that the policies of the database do, whenever it looks', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), fc.nat({ max: 48 }), async (steps, after) => {
      await amidAllCompanies({ db }, async (tx) => {
        await tx.deleteFrom('carrier_relation').execute();
        await tx.deleteFrom('shipment_request').execute();
      });
      for (const work of steps) {
        // oxlint-disable-next-line no-await-in-loop -- in order
        if (work === 'look') await others.catchUp();
        // oxlint-disable-next-line no-await-in-loop
        else await amidAllCompanies({ db }, work);
      }
      for (const market of [world.services.market, others, new Market({ db, clock })]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        for (const each of await seenIn(market, hours(after))) {
          expect(each.shown).toEqual(each.seen);
          seen += each.seen.length;
        }
      }
    }),
  );
  expect(seen).toBeGreaterThan(0);
});

const isThere = async (market: Market, id: string) => {
  await market.catchUp();
  return market.loadsOf(brandId).standingOf(id) !== undefined;
};

describe('a market that is kept in memory', () => {
  it('holds what was committed before it is asked, and nothing that is not', async () => {
    const id = idOf(0);
    const market = new Market({ db, clock });
    await market.catchUp();
    await amidAllCompanies({ db }, putLoad({ at: 0 }));
    expect(await isThere(market, id)).toBe(true);
    await amidAllCompanies({ db }, (tx) => sql`delete from shipment_request where id = ${id}`.execute(tx));
    expect(await isThere(market, id)).toBe(false);
    const isUndone = amidAllCompanies({ db }, async (tx) => {
      await putLoad({ at: 0 })(tx);
      throw new Error('undone');
    });
    await expect(isUndone).rejects.toThrow('undone');
    expect(await isThere(market, id)).toBe(false);
  });

  it('is read once for all who ask at the same time, and again for those who ask meanwhile', async () => {
    const counted = countStatements(db);
    const market = new Market({ db: counted.db, clock });
    await market.catchUp();
    const statementsOf = async (work: () => Promise<unknown>) => {
      const before = counted.count();
      await work();
      return counted.count() - before;
    };
    const once = await statementsOf(() => market.catchUp());
    expect(await statementsOf(() => Promise.all(Array.from({ length: 50 }, () => market.catchUp())))).toBe(once);
    const twice = await statementsOf(async () => {
      const first = market.catchUp();
      await nextTurn();
      await Promise.all([first, market.catchUp(), market.catchUp()]);
    });
    expect(twice).toBe(2 * once);
  });

  it('goes on after the database did not answer', async () => {
    let isDown = true;
    const failing = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isDown) throw new Error('down');
        return result;
      },
    });
    const market = new Market({ db: failing, clock });
    await expect(Promise.all([market.catchUp(), market.catchUp()])).rejects.toThrow('down');
    isDown = false;
    await amidAllCompanies({ db }, putLoad({ at: 0 }));
    expect(await isThere(market, idOf(0))).toBe(true);
  });

  it('holds what has been over for an hour at most, and all again once the clock is put back', async () => {
    const own = new SteppingClock(new Date(noon).toISOString());
    const market = new Market({ db, clock: own });
    await amidAllCompanies({ db }, putLoad({ at: 0, end: 24 }));
    const areThere = async () => {
      market.forgetEnded();
      const fresh = new Market({ db, clock: own });
      return [await isThere(market, idOf(0)), await isThere(fresh, idOf(0))];
    };
    expect(await areThere()).toEqual([true, true]);
    own.advance({ hours: 25 });
    expect(await areThere()).toEqual([true, true]);
    own.advance({ seconds: 1 });
    expect(await areThere()).toEqual([false, false]);
    await amidAllCompanies({ db }, putLoad({ at: 0, end: 24, price: 1.5 }));
    expect(await areThere()).toEqual([false, false]);
    own.advance({ hours: -25 });
    expect(await isThere(market, idOf(0))).toBe(true);
  });

  it('lets others in while somebody goes through it, who sees nothing of what changes meanwhile', async () => {
    const market = new Market({ db, clock });
    await amidAllCompanies({ db }, putLoad({ at: 0 }));
    expect(await isThere(market, idOf(0))).toBe(true);
    const before = market.loadsOf(brandId).standingOf(idOf(0));
    const seen = await market.read(brandId, async (loads, inTurns) => {
      const found: (number | undefined)[] = [];
      const slow = inTurns(Array(3).keys(), () => {
        const begun = performance.now();
        while (performance.now() - begun < 20) found.push(loads.standingOf(idOf(0)));
      });
      await amidAllCompanies({ db }, (tx) => sql`delete from shipment_request where id = ${idOf(0)}`.execute(tx));
      expect(await isThere(market, idOf(0))).toBe(false);
      await slow;
      return found;
    });
    expect(new Set(seen)).toEqual(new Set([before]));
  });
});
