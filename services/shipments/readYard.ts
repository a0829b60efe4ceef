import type { Transaction } from 'kysely';
import type { Truck } from '../freight/verdict/Truck.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { freePlaces } from '../trucks/freePlaces.ts';
import { readYardCrews, type YardCrews } from '../trucks/readYardCrews.ts';
import { trucksOf } from '../trucks/trucksOf.ts';
import { offeredCrew, type OfferedCrew } from './offeredCrew.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/** What a fleet has for a shipment. */
export interface Yard {
  readonly row: ShipmentRow;
  readonly trucks: readonly Truck[];
  readonly yardCrews: YardCrews;
  readonly offered: OfferedCrew | undefined;
  readonly free: Awaited<ReturnType<typeof freePlaces>>;
}

/** Reads trucks, trailers and drivers of the transaction's carrier, as they are free for a shipment. */
export async function readYard(
  tx: Transaction<Tables>,
  { gazetteer }: Pick<Services, 'gazetteer'>,
  row: ShipmentRow,
  now: Date,
): Promise<Yard> {
  const planning = { except: row.id, now };
  const { trucks } = await trucksOf(tx, row.carrier_id, undefined, planning);
  const asked = {
    companyId: row.carrier_id,
    vehicleIds: trucks.map(({ id }) => id),
    before: row.pickup_at,
    except: row.id,
  };
  return {
    row,
    trucks,
    yardCrews: await readYardCrews(tx, planning),
    offered: await offeredCrew(tx, row, now),
    free: await freePlaces(tx, gazetteer, asked, now),
  };
}
