import { sql, type Transaction } from 'kysely';
import { totalKg } from '../freight/request/cargoTotals.ts';
import type { RequestContent } from '../freight/request/requestContent.ts';
import type { Tables } from '../Tables.ts';
import { loadContent } from './loadContent.ts';
import type { RequestRow } from './RequestTables.ts';

const shownPrice = ({ pricing }: ReturnType<typeof loadContent>, km: number): number | null =>
  pricing.target && km > 0 ? pricing.target.amountMinor / km : null;

/** What fleets find a load by. */
const searchOf = ({ stops, cargo }: ReturnType<typeof loadContent>): string =>
  [
    ...stops.flatMap(({ city, postcodeArea, country }) => [city, postcodeArea, country]),
    ...cargo.map((line) => line.description),
  ]
    .filter((word) => word !== null)
    .join(' ')
    .toLowerCase();

/** Writes what fleets see of a request that is open; of a company without a brand nobody does. */
export async function publishLoad(tx: Transaction<Tables>, request: RequestRow): Promise<void> {
  const { id, company_id: companyId, content, ends_at: endsAt, pickup_at: pickupAt, pickup_day: pickupDay } = request;
  const { brand_id: brandId } = await tx
    .selectFrom('company')
    .select('brand_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const shown = loadContent(content);
  const [first, last] = [shown.stops[0], shown.stops.at(-1)];
  if (brandId === null || !endsAt || !pickupAt || pickupDay === null || !request.published_at) return;
  const columns = {
    is_market: content.audience.market,
    is_open: true,
    published_at: request.published_at,
    ends_at: endsAt,
    content: JSON.stringify(shown),
    pickup_at: pickupAt,
    pickup_day: pickupDay,
    from_lat: first?.lat ?? 0,
    from_lng: first?.lng ?? 0,
    to_lat: last?.lat ?? 0,
    to_lng: last?.lng ?? 0,
    km: request.km ?? 0,
    gross_kg: totalKg(content.cargo),
    body_types: [...shown.required.bodyTypes],
    is_adr: shown.required.adr,
    pricing: shown.pricing.model ?? 'bid',
    price_per_km: shownPrice(shown, request.km ?? 0),
    search: searchOf(shown),
  };
  await tx
    .insertInto('load')
    .values({ id, company_id: companyId, brand_id: brandId, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await askCarriers(tx, request, content);
}

/** The fleets that are asked by name. */
async function askCarriers(
  tx: Transaction<Tables>,
  { id, company_id: companyId }: RequestRow,
  content: RequestContent,
) {
  await tx.deleteFrom('load_audience').where('load_id', '=', id).execute();
  const { carriers } = content.audience;
  if (carriers.length === 0) return;
  await sql`
    insert into load_audience (load_id, company_id, carrier_id)
    select ${id}::uuid, ${companyId}::uuid, fleet.id from market_fleets(${sql.val(carriers)}::uuid[]) fleet`.execute(
    tx,
  );
}

/** Takes a load off the market. Who saw it or made an offer can still read it. */
export const closeLoad = (tx: Transaction<Tables>, id: string): Promise<unknown> =>
  tx.updateTable('load').set({ is_open: false }).where('id', '=', id).execute();
