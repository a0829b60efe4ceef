import { sql, type RawBuilder, type Transaction } from 'kysely';
import { likePattern } from '../fields/likePattern.ts';
import type { Tables } from '../Tables.ts';
import type { LoadQuery, Position } from './loadQuery.ts';

const usualRadiusKm = 100;

/** Great-circle distance in km between a position and two columns. */
const kmFrom = ({ lat, lng }: Position, end: 'from' | 'to'): RawBuilder<number> => {
  const [toLat, toLng] = [sql.ref(`${end}_lat`), sql.ref(`${end}_lng`)];
  return sql<number>`(12742.0176 * asin(sqrt(least(1, power(sin(radians(${toLat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${toLat})) * power(sin(radians(${toLng} - ${lng}::float8) / 2), 2)))))`;
};

/** What loads are sorted by. Empty km are sorted by the line, which is what is known of all of them at once. */
export const sortColumn = ({ sort }: LoadQuery, from: Position | null): RawBuilder<unknown> => {
  const columns = {
    pickup: sql`pickup_at`,
    newest: sql`published_at`,
    km: sql`km`,
    pricePerKm: sql`price_per_km`,
    emptyKm: from ? kmFrom(from, 'from') : sql`pickup_at`,
  } as const satisfies Record<LoadQuery['sort']['by'], RawBuilder<unknown>>;
  return columns[sort.by];
};

/** Loads that are open now, meant for the transaction's fleet (the policies see to that) and not declined by it. */
export const openLoads = (tx: Transaction<Tables>, companyId: string, now: Date) =>
  tx
    .selectFrom('load')
    .selectAll()
    .where(sql<boolean>`brand_id = (select current_market())`)
    .where('is_open', '=', true)
    .where('ends_at', '>', now)
    .where(
      sql<boolean>`not exists (select from load_decline where load_id = load.id and load_decline.company_id = ${companyId}::uuid)`,
    );

/** Those of them that were asked for. */
export function foundLoads(tx: Transaction<Tables>, companyId: string, query: LoadQuery, now: Date) {
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
