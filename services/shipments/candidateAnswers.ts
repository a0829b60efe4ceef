import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { Judged } from './Judged.ts';

/** The answers for candidates, with names. In a transaction of the carrier. */
export async function candidateAnswers(tx: Transaction<Tables>, best: readonly Judged[]) {
  const ids = best.flatMap(({ truck, trailerId }) => (trailerId === null ? [truck.id] : [truck.id, trailerId]));
  const driverIds = best.flatMap(({ driverId }) => driverId ?? []);
  const vehicles =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('vehicle')
          .select(['id', 'fleet_no', 'plate', 'kind', 'body_type', 'payload_kg'])
          .where('id', 'in', ids)
          .execute();
  const drivers =
    driverIds.length === 0
      ? []
      : await tx.selectFrom('driver').select(['id', 'name']).where('id', 'in', driverIds).execute();
  const units = new Map(
    vehicles.map((row) => [
      row.id,
      {
        id: row.id,
        fleetNo: row.fleet_no,
        plate: row.plate,
        kind: row.kind,
        bodyType: row.body_type,
        payloadKg: row.payload_kg,
      },
    ]),
  );
  return best.flatMap(({ truck, trailerId, driverId, offered, verdict, approach }) => {
    const vehicle = units.get(truck.id);
    if (!vehicle) return [];
    const trailer = trailerId === null ? null : (units.get(trailerId) ?? null);
    const driver = drivers.find(({ id }) => id === driverId) ?? null;
    return [{ vehicle, trailer, driver, offered, verdict, ...approach }];
  });
}
