import * as fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../services/database/inCompany.ts';
import { countOpen } from '../../../services/loads/countOpen.ts';
import { foldOpenLoads } from '../../../services/loads/foldOpenLoads.ts';
import { openLoads } from '../../../services/loads/foundLoads.ts';
import type { Tables } from '../../../services/Tables.ts';
import { openMarket } from '../../support/services/openMarket.ts';

const { world, shipper, otherShipper, fleet, otherFleet, strangeFleet } = await openMarket();
const { db } = world.services;
const [shippers, fleets] = [
  [shipper, otherShipper],
  [fleet, otherFleet, strangeFleet],
];
const noon = Date.parse('2026-11-25T12:00:00Z');
const hours = (n: number): Date => new Date(noon + n * 3_600_000);

const idOf = (load: number): string => `00000000-0000-4000-8000-00000000000${load}`;

type Work = (tx: Transaction<Tables>) => Promise<unknown>;

const load = fc.nat({ max: 7 });
const ofFleet = fc.constantFrom(fleet, otherFleet);

const put = fc
  .record({
    at: load,
    isMarket: fc.boolean(),
    isOpen: fc.boolean(),
    end: fc.integer({ min: -40, max: 60 }),
    price: fc.constantFrom(null, 1.5),
  })
  .map(({ at, isMarket, isOpen, end, price }): Work => async (tx) => {
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
  });

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

const step = fc.oneof({ arbitrary: put, weight: 6 }, close, remove, ask, decline, block, fc.constant('fold' as const));

const counted = async (now: Date) =>
  Promise.all(
    fleets.map(({ company, id }) =>
      inCompany(db, company, id, async (tx) => ({
        quick: await countOpen(tx, company, now),
        slow: await openLoads(tx, company, now)
          .select((is) => [is.fn.countAll<number>().as('total'), is.fn.count<number>('price_per_km').as('filled')])
          .executeTakeFirstOrThrow(),
      })),
    ),
  );

it('says what counting the open loads one by one says, whoever may see them and whenever they end', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: -24, max: 48 }),
      async (steps, after) => {
        await amidAllCompanies({ db }, async (tx) => {
          await tx.deleteFrom('carrier_relation').execute();
          await tx.deleteFrom('shipment_request').execute();
          // The clock went back.
          await tx.deleteFrom('open_load_count').execute();
        });
        for (const work of steps) {
          // oxlint-disable-next-line no-await-in-loop -- in order
          if (work === 'fold') await foldOpenLoads({ db, clock: { now: () => hours(after) } });
          // oxlint-disable-next-line no-await-in-loop
          else await amidAllCompanies({ db }, work);
        }
        for (const { quick, slow } of await counted(hours(after))) {
          expect(quick).toEqual(slow);
          seen += quick.total;
        }
      },
    ),
  );
  expect(seen).toBeGreaterThan(0);
});

it('goes with its company', async () => {
  await amidAllCompanies({ db }, async (tx) => {
    await tx.deleteFrom('load').where('company_id', '=', otherShipper.company).execute();
    await tx.deleteFrom('company').where('id', '=', shipper.company).execute();
    expect(
      await tx.selectFrom('open_load_count').selectAll().where('company_id', '=', shipper.company).execute(),
    ).toEqual([]);
  });
});
