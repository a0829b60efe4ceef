import type { Transaction } from 'kysely';
import { driversAtHand } from '../../drivers/driversAtHand.ts';
import { unitsOf } from '../../trucks/unitsOf.ts';
import type { Tables } from '../../Tables.ts';
import type { Carrier, Truck } from './Ledger.ts';

/** What can carry by itself or with what is behind it. */
const driven: ReadonlySet<string> = new Set(['tractor', 'rigid', 'van']);

/** The fleets with their trucks and drivers as a verdict sees them. */
export async function carriersAtHand(
  tx: Transaction<Tables>,
  companyIds: readonly string[],
): Promise<readonly Carrier[]> {
  const vehicles = await tx
    .selectFrom('vehicle')
    .select(['id', 'company_id', 'kind', 'trailer_id', 'plate'])
    .where('company_id', 'in', companyIds)
    .where('status', '<>', 'retired')
    .orderBy('fleet_no')
    .execute();
  const drivers = await tx
    .selectFrom('driver')
    .select(['id', 'company_id', 'name'])
    .where('company_id', 'in', companyIds)
    .where('status', '=', 'active')
    .where('licence_number', 'is not', null)
    .orderBy('id')
    .execute();
  const units = await unitsOf(
    tx,
    vehicles.map(({ id }) => id),
  );
  const atHand = await driversAtHand(
    tx,
    drivers.map(({ id }) => id),
  );
  const plates = new Map(vehicles.map(({ id, plate }) => [id, plate]));
  return companyIds.map((companyId) => ({
    companyId,
    trucks: vehicles.flatMap((row): Truck[] => {
      const vehicle = row.company_id === companyId && driven.has(row.kind) ? units.get(row.id) : undefined;
      if (!vehicle || (row.kind === 'tractor' && row.trailer_id === null)) return [];
      const trailer = row.trailer_id === null ? null : (units.get(row.trailer_id) ?? null);
      const trailerPlate = plates.get(row.trailer_id ?? '') ?? null;
      return [{ vehicleId: row.id, trailerId: row.trailer_id, vehicle, trailer, plate: row.plate, trailerPlate }];
    }),
    drivers: drivers.flatMap(({ id, name, company_id: employer }) => {
      const driver = employer === companyId ? atHand.get(id) : undefined;
      return driver ? [{ id, name, atHand: driver }] : [];
    }),
  }));
}
