import type { Transaction } from 'kysely';
import type { Gazetteer } from '../gazetteer/Gazetteer.ts';
import type { Tables } from '../Tables.ts';
import type { FreePlace } from './FreePlace.ts';

/** The town in the address of the company, where its trucks are free at once; null if it is not known. */
export async function baseOf(
  tx: Transaction<Tables>,
  gazetteer: Gazetteer,
  companyId: string,
  now: Date,
): Promise<FreePlace | null> {
  const { city, country } = await tx
    .selectFrom('company')
    .select(['city', 'country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (city === null || country === null) return null;
  const town = gazetteer.named(city, country);
  return town ? { city, lat: town.lat, lng: town.lng, country, at: now } : null;
}
