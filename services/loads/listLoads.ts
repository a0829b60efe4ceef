import { sql, type RawBuilder, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { dayField } from '../fields/dayField.ts';
import { likePattern } from '../fields/likePattern.ts';
import { listQuery } from '../fields/listQuery.ts';
import { bodyTypes } from '../freight/bodyTypes.ts';
import { pricingModels } from '../freight/request/requestContent.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { problem } from '../web/problems/problem.ts';
import { toLoadAnswers } from './loadAnswers.ts';

const number = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,6}(?:\.\d{1,6})?$/, problem('notANumber')),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );

/** A position as `lat,lng`. */
const position = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?$/, problem('otherType', { expected: 'lat,lng' })),
  v.transform((text) => {
    const [lat = 0, lng = 0] = text.split(',').map(Number);
    return { lat, lng };
  }),
);

/** What loads may be sorted and filtered by. Radii are as the crow flies. */
export const loadQuery = listQuery(['pickup', 'newest', 'km', 'pricePerKm', 'emptyKm'], 'pickup', {
  near: v.optional(position),
  radiusKm: v.optional(number(1, 2_000)),
  toNear: v.optional(position),
  toRadiusKm: v.optional(number(1, 2_000)),
  from: v.optional(dayField),
  to: v.optional(dayField),
  bodyType: v.optional(v.picklist(bodyTypes)),
  maxKg: v.optional(number(0, 60_000)),
  adr: v.optional(v.picklist(['true', 'false'])),
  pricing: v.optional(v.picklist(pricingModels)),
});

type LoadQuery = v.InferOutput<typeof loadQuery>;

const usualRadiusKm = 100;

/** Great-circle distance in km between a position and two columns. */
const kmFrom = (
  { lat, lng }: { readonly lat: number; readonly lng: number },
  end: 'from' | 'to',
): RawBuilder<number> => {
  const [toLat, toLng] = [sql.ref(`${end}_lat`), sql.ref(`${end}_lng`)];
  return sql<number>`(12742.0176 * asin(sqrt(least(1, power(sin(radians(${toLat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${toLat})) * power(sin(radians(${toLng} - ${lng}::float8) / 2), 2)))))`;
};

const columnOf = ({ sort, near }: LoadQuery): RawBuilder<unknown> => {
  const columns = {
    pickup: sql`pickup_at`,
    newest: sql`published_at`,
    km: sql`km`,
    pricePerKm: sql`price_per_km`,
    emptyKm: near ? kmFrom(near, 'from') : sql`pickup_at`,
  } as const satisfies Record<LoadQuery['sort']['by'], RawBuilder<unknown>>;
  return columns[sort.by];
};

/** Loads that are open now, meant for the transaction's fleet (the policies see to that) and not declined by it. */
const openLoads = (tx: Transaction<Tables>, companyId: string, now: Date) =>
  tx
    .selectFrom('load')
    .selectAll()
    .where(sql<boolean>`brand_id = (select current_market())`)
    .where('is_open', '=', true)
    .where('ends_at', '>', now)
    .where(
      sql<boolean>`not exists (select from load_decline where load_id = load.id and load_decline.company_id = ${companyId}::uuid)`,
    );

function foundLoads(tx: Transaction<Tables>, companyId: string, query: LoadQuery, now: Date) {
  const { q, near, radiusKm, toNear, toRadiusKm, from, to, bodyType, maxKg, adr, pricing } = query;
  let found = openLoads(tx, companyId, now);
  if (q !== '') found = found.where(sql<boolean>`search like ${likePattern(q)}`);
  if (near) found = found.where(kmFrom(near, 'from'), '<=', radiusKm ?? usualRadiusKm);
  if (toNear) found = found.where(kmFrom(toNear, 'to'), '<=', toRadiusKm ?? usualRadiusKm);
  if (from !== undefined) found = found.where('pickup_day', '>=', from);
  if (to !== undefined) found = found.where('pickup_day', '<=', to);
  if (bodyType !== undefined) {
    found = found.where(sql<boolean>`(body_types = '{}' or ${bodyType}::text = any (body_types))`);
  }
  if (maxKg !== undefined) found = found.where('gross_kg', '<=', maxKg);
  if (adr !== undefined) found = found.where('is_adr', '=', adr === 'true');
  if (pricing !== undefined) found = found.where('pricing', '=', pricing);
  return found;
}

/** One page of the loads for a fleet, with the total. */
export function listLoads({ db, clock }: Services, { companyId, userId }: Member, query: LoadQuery) {
  const now = clock.now();
  const { page, size } = query;
  const { direction } = query.sort;
  return inCompany(db, companyId, userId, async (tx) => {
    const found = foundLoads(tx, companyId, query, now);
    const { rows, paging } = await readPage(tx, found, { page, size, column: columnOf(query), direction });
    return { data: await toLoadAnswers(tx, rows, companyId, now), paging };
  });
}

/** How many loads there are for a fleet now, in all and by model of their price. */
export const countLoads = ({ db, clock }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const { rows } = await sql<{ all: number; bid: number; fixed: number }>`
      select count(*) as "all", count(*) filter (where pricing = 'bid') as bid,
        count(*) filter (where pricing = 'fixed') as fixed
      from ${openLoads(tx, companyId, clock.now())} found`.execute(tx);
    const { all = 0, bid = 0, fixed = 0 } = rows[0] ?? {};
    return { all, bid, fixed };
  });

/** One load that is open now. */
export const readLoad = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, async (tx) => {
    const now = clock.now();
    const rows = await openLoads(tx, companyId, now).where('id', '=', id).execute();
    const [load] = await toLoadAnswers(tx, rows, companyId, now);
    if (!load) throw notFound();
    return load;
  });
