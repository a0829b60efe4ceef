import { sql, type Transaction } from 'kysely';
import type { Gazetteer } from '../gazetteer/Gazetteer.ts';
import type { Tables } from '../Tables.ts';
import type { FreePlace } from './FreePlace.ts';
import { lastDeliveries } from './lastDeliveries.ts';

interface Asked {
  readonly companyId: string;
  readonly vehicleIds: readonly string[];
}

/**
 * Where each truck is free once it has delivered what it carries now, as `whereabouts` says of one; null if neither that delivery nor
 * the base is known. In a transaction of the company.
 */
export const nextPlaces = (
  tx: Transaction<Tables>,
  gazetteer: Gazetteer,
  asked: Asked,
  now: Date,
): Promise<(vehicleId: string) => FreePlace | null> =>
  lastDeliveries(
    tx,
    gazetteer,
    { ...asked, counts: sql`(status <> 'assigned' or pickup_at <= ${now}::timestamptz)` },
    now,
  );
