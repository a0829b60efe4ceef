import type { Transaction } from 'kysely';
import type { Town } from '../../gazetteer/Town.ts';
import type { Tables } from '../../Tables.ts';

/** Places of a book that are looked at: those changed last. */
const mostPlaces = 2_000;

/** Degrees of latitude, some 15 km: an industrial estate at the edge of its town. */
const near = 0.135;

const radians = Math.PI / 180;

/** Tells whether the transaction's company has a place of its own in a town or just outside it. */
export async function nearOwnPlaces(tx: Transaction<Tables>, companyId: string) {
  const places = await tx
    .selectFrom('place_book')
    .select(['lat', 'lng'])
    .where('company_id', '=', companyId)
    .orderBy('updated_at', 'desc')
    .limit(mostPlaces)
    .execute();
  return ({ lat, lng }: Pick<Town, 'lat' | 'lng'>): boolean =>
    places.some((place) => Math.hypot(place.lat - lat, (place.lng - lng) * Math.cos(lat * radians)) <= near);
}
