import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { allOpenLoads } from '../../../services/loads/market/readOpenLoads.ts';
import { openMarket } from '../../support/services/openMarket.ts';

const { world, shipper } = await openMarket();
const { db } = world.services;

it('all open loads that are not over are read once, also more than a piece of them that end in the same microsecond', async () => {
  await amidAllCompanies({ db }, async (tx) => {
    const ids = sql`(select md5(n::text)::uuid as id, n from generate_series(1, 1203) n) load`;
    await sql`insert into shipment_request (id, company_id, created_at, updated_at, reference, status, content, lane, search)
      select id, ${shipper.company}, now(), now(), id, 'draft', '{}', '', '' from ${ids}`.execute(tx);
    await sql`insert into load (id, company_id, brand_id, is_market, is_open, published_at, ends_at, content, pickup_at, pickup_day, from_lat, from_lng,
        to_lat, to_lng, km, gross_kg, body_types, is_adr, pricing, search)
      select load.id, company.id, brand_id, true, n > 1, now(), case when n > 3 then '2026-11-25T12:00:00.123456Z' else '2026-11-25T11:59Z' end::timestamptz,
        '{"stops": []}'::jsonb, now(), '2026-11-24', 51, 7, 45, 4, 640, 1000, '{}', false, 'bid', '' from ${ids}, company
      where company.id = ${shipper.company}`.execute(tx);
  });
  const read = [];
  for await (const rows of allOpenLoads({ db }, new Date('2026-11-25T12:00:00Z')))
    read.push(...rows.map(({ id }) => id));
  expect([read.length, new Set(read).size]).toEqual([1200, 1200]);
});
