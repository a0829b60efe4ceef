import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Of truck and driver, kept beside their ids: the shipper cannot read them anywhere else, and history must not change with them. */
export interface CrewNames {
  readonly plate: string | null;
  readonly trailerPlate: string | null;
  readonly driverName: string | null;
}

interface Crew {
  readonly vehicleId: string;
  readonly trailerId: string | null;
  readonly driverId: string;
}

/** The columns for the names of a crew. */
export const crewColumns = ({ plate, trailerPlate, driverName }: CrewNames) => ({
  plate,
  trailer_plate: trailerPlate,
  driver_name: driverName,
  crew_search: [plate, trailerPlate, driverName]
    .filter((name) => name !== null)
    .join(' ')
    .toLowerCase()
    .slice(0, 100),
});

/** The names that truck and driver have now; empty for what is not the own of the transaction's fleet, which the verdict refuses. */
export async function namesOfCrew(tx: Transaction<Tables>, { vehicleId, trailerId, driverId }: Crew) {
  const ids = trailerId === null ? [vehicleId] : [vehicleId, trailerId];
  const vehicles = await tx.selectFrom('vehicle').select(['id', 'plate']).where('id', 'in', ids).execute();
  const driver = await tx.selectFrom('driver').select('name').where('id', '=', driverId).executeTakeFirst();
  const plateOf = (asked: string | null) => vehicles.find(({ id: found }) => found === asked)?.plate;
  return {
    plate: plateOf(vehicleId) ?? '',
    trailerPlate: plateOf(trailerId) ?? null,
    driverName: driver?.name ?? '',
  };
}
