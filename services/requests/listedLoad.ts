import { totalKg } from '../freight/request/cargoTotals.ts';
import { loadContent } from './loadContent.ts';
import { loadNeeds } from './loadNeeds.ts';
import type { RequestRow } from './RequestTables.ts';
import { searchText } from './searchText.ts';

const shownPrice = ({ pricing }: ReturnType<typeof loadContent>, km: number): number | null =>
  pricing.target && km > 0 ? pricing.target.amountMinor / km : null;

/** What fleets find a load by. */
const searchOf = ({ stops, cargo }: ReturnType<typeof loadContent>): string =>
  searchText([
    ...stops.flatMap(({ city, postcodeArea, country }) => [city, postcodeArea, country]),
    ...cargo.map((line) => line.description),
  ]);

type Published = Pick<
  RequestRow,
  'content' | 'ends_at' | 'pickup_at' | 'pickup_day' | 'published_at' | 'km' | 'posting_key'
>;

/** The columns of an open load; undefined for a request that lacks what a published one has. */
export function listedLoad(request: Published) {
  const { content, ends_at: endsAt, pickup_at: pickupAt, pickup_day: pickupDay, published_at: publishedAt } = request;
  if (!endsAt || !pickupAt || pickupDay === null || !publishedAt) return undefined;
  const shown = loadContent(content);
  const [first, last] = [shown.stops[0], shown.stops.at(-1)];
  return {
    is_market: content.audience.market,
    is_open: true,
    published_at: publishedAt,
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
    ...loadNeeds(content, endsAt),
    posting_key: request.posting_key,
    search: searchOf(shown),
  };
}
