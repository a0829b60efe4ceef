import { sql, type RawBuilder, type Transaction } from 'kysely';
import { hasWords } from '../fields/hasWords.ts';
import { bodyTypes } from '../freight/bodyTypes.ts';
import { bitsOf } from '../freight/verdict/bitsOf.ts';
import type { Truck } from '../freight/verdict/Truck.ts';
import { pickedUpBetween } from '../requests/pickupDays.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { boxAround, earthRadiusKm } from './boxAround.ts';
import { fittingLoads } from './fittingLoads.ts';
import type { LoadQuery, Position } from './loadQuery.ts';
import { onSphere } from './onSphere.ts';

export const usualRadiusKm = 100;

/**
 * Minus the cosine of the angle at the center of the earth between a position and an end of each load: it sorts as the distance does.
 * Positions are rounded to 0.1 degrees, far coarser than what a cosine loses near 1.
 */
function farFrom(at: Position, end: 'from' | 'to'): RawBuilder<number> {
  const [x, y, z] = onSphere(at);
  const products = Object.entries({ x, y, z }).map(
    ([axis, value]) => sql`${sql.ref(`${end}_${axis}`)} * ${-value}::float8`,
  );
  return sql<number>`(${sql.join(products, sql` + `)})`;
}

/**
 * Whether an end of a load lies within so many km as the crow flies. Loads hold positions rounded to 0.1 degrees, so no radius tells
 * more than they show. The latitude alone rules out most of them: by an index that begins with it, or else by its sine.
 */
function isWithin(at: Position, km: number, end: 'from' | 'to'): RawBuilder<boolean> {
  const angle = Math.min(km / earthRadiusKm, Math.PI);
  const { south, north } = boxAround(at, km);
  const isBetween =
    end === 'from'
      ? sql`from_lat between ${south}::float8 and ${north}::float8`
      : sql`to_z between sin(radians(${south}::float8)) - 1e-9 and sin(radians(${north}::float8)) + 1e-9`;
  return sql<boolean>`(${isBetween} and ${farFrom(at, end)} <= ${-Math.cos(angle)}::float8)`;
}

/** Tried one after the other, in km: most trucks find a page of loads within the first ones. */
const reaches = [25, 50, 100, 200, 400, 800] as const;

/** Those of the found loads that begin nearest to a position, at least `least` of them; undefined if they are scattered further. */
export async function nearestLoads(
  tx: Transaction<Tables>,
  found: ReturnType<typeof openLoads>,
  from: Position,
  least: number,
) {
  for (const km of reaches) {
    const near = found.where(isWithin(from, km, 'from'));
    const some = near.select('id').limit(least).as('some');
    // oxlint-disable-next-line no-await-in-loop -- the next one is only asked for if this one has too few
    const { count } = await tx
      .selectFrom(some)
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= least) return near;
  }
  return undefined;
}

/** What loads are sorted by. Empty km are sorted by the line, which is quickly known of all of them. */
export const sortColumn = ({ sort }: LoadQuery, from: Position | null): RawBuilder<unknown> => {
  const columns = {
    pickup: sql`pickup_at`,
    newest: sql`published_at`,
    km: sql`km`,
    pricePerKm: sql`price_per_km`,
    emptyKm: from ? farFrom(from, 'from') : sql`pickup_at`,
    best: sql`pickup_at`,
  } as const satisfies Record<LoadQuery['sort']['by'], RawBuilder<unknown>>;
  return columns[sort.by];
};

/** Loads that are open now, meant for the transaction's fleet (the policies see to that) and not declined by it. */
export const openLoads = (tx: Transaction<Tables>, companyId: string, now: Date) =>
  tx
    .selectFrom('load')
    .where(sql<boolean>`brand_id = (select current_market())`)
    .where(sql<boolean>`is_open`)
    .where('ends_at', '>', now)
    .where(
      // Looked up in a table in memory, however many were declined.
      sql<boolean>`id not in (select load_id from load_decline where load_decline.company_id = ${companyId}::uuid)`,
    );

/** Whether a load is one that the fleet is asked for by name. Few are: an index has them by fleet. */
export const isAskedFor = (companyId: string): RawBuilder<boolean> =>
  sql<boolean>`id in (select load_id from load_audience where load_audience.carrier_id = ${companyId}::uuid and asked_at is not null)`;

/** Whether a load is one that the fleet watches. */
export const isWatched = (companyId: string): RawBuilder<boolean> =>
  sql<boolean>`id in (select load_id from load_watch where load_watch.company_id = ${companyId}::uuid)`;

interface Seeker extends Pick<Services, 'gazetteer'> {
  readonly companyId: string;
  readonly trucks: readonly Truck[];
}

/** Those of them that a query wants. */
export function foundLoads(
  tx: Transaction<Tables>,
  { companyId, trucks, gazetteer }: Seeker,
  query: LoadQuery,
  now: Date,
) {
  const { q, fits, asked, watched, near, radiusKm, toNear, toRadiusKm, from, to, bodyType, maxKg, adr, pricing } =
    query;
  let found = openLoads(tx, companyId, now);
  if (q !== '') found = found.where(hasWords(q, gazetteer));
  if (near) found = found.where(isWithin(near, radiusKm ?? usualRadiusKm, 'from'));
  if (toNear) found = found.where(isWithin(toNear, toRadiusKm ?? usualRadiusKm, 'to'));
  if (from !== undefined || to !== undefined) found = found.where(pickedUpBetween({ from, to }));
  if (bodyType !== undefined) {
    found = found.where(sql<boolean>`body_bits & ${bitsOf(bodyTypes, [bodyType])}::integer <> 0`);
  }
  if (maxKg !== undefined) found = found.where('gross_kg', '<=', maxKg);
  if (adr !== undefined) found = found.where('is_adr', '=', adr === 'true');
  if (pricing !== undefined) found = found.where('pricing', '=', pricing);
  if (asked !== undefined) found = found.where(isAskedFor(companyId));
  if (watched !== undefined) found = found.where(isWatched(companyId));
  if (fits !== undefined) found = found.where(fittingLoads(trucks));
  return found;
}
