import type { Insertable } from 'kysely';
import type { Tables } from '../Tables.ts';

type Vehicle = Insertable<Tables['vehicle']>;
type Driver = Insertable<Tables['driver']>;

/** Assigns a vehicle to each active driver while there are any, vehicles in use first. */
export function handOut(vehicles: readonly Vehicle[], drivers: readonly Driver[]): readonly Driver[] {
  const free = ['in_use', 'assigned', 'available'].flatMap((status) =>
    vehicles.filter((vehicle) => vehicle.status === status && vehicle.fuel !== 'none'),
  );
  let next = 0;
  return drivers.map((driver) => {
    const vehicle = driver.status === 'active' ? free[next] : undefined;
    if (vehicle) next += 1;
    return { ...driver, current_vehicle_id: vehicle?.id ?? null };
  });
}
