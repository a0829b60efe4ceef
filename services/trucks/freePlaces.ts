import { sql, type Transaction } from 'kysely';
import type { Gazetteer } from '../gazetteer/Gazetteer.ts';
import type { Tables } from '../Tables.ts';
import type { FreePlace } from './FreePlace.ts';
import { lastDeliveries } from './lastDeliveries.ts';

interface Asked {
  readonly companyId: string;
  readonly vehicleIds: readonly string[];
  readonly before: Date;
  /** A shipment that does not count: it is the one that is planned. */
  readonly except: string | null;
}

/** Where each truck is free before some time: at its last delivery until then, or at its base. In a transaction of the company. */
export const freePlaces = (
  tx: Transaction<Tables>,
  gazetteer: Gazetteer,
  { companyId, vehicleIds, before, except }: Asked,
  now: Date,
): Promise<(vehicleId: string) => FreePlace | null> =>
  lastDeliveries(
    tx,
    gazetteer,
    {
      companyId,
      vehicleIds,
      counts: sql`id is distinct from ${except}::uuid and least(ends_at, delivered_at) <= ${before}::timestamptz`,
    },
    now,
  );
