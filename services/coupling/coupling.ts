import type { Selectable, Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { versionField } from '../fields/versionField.ts';
import type { Tables } from '../Tables.ts';

type VehicleRow = Selectable<Tables['vehicle']>;

/** Which kinds each kind pulls; what is missing pulls nothing. */
export const pulled: Readonly<Record<VehicleRow['kind'], readonly VehicleRow['kind'][]>> = {
  tractor: ['semi_trailer'],
  rigid: ['trailer'],
  van: ['trailer'],
  semi_trailer: [],
  trailer: [],
};

export const couplingBody = v.strictObject({
  trailerId: v.nullable(v.pipe(idAnswer, v.toLowerCase())),
  version: versionField,
});

const named = v.object({ id: idAnswer, fleetNo: v.string(), plate: v.string() });

/** Who drives a vehicle, what it pulls, and what it is pulled by. */
export const assignmentAnswer = v.object({
  driver: v.nullable(v.object({ id: idAnswer, name: v.string() })),
  trailer: v.nullable(named),
  behind: v.nullable(named),
});

/** Reads the assignment of a vehicle of the transaction's company. */
export async function assignmentOf(tx: Transaction<Tables>, { id, trailer_id }: VehicleRow) {
  const driver = tx.selectFrom('driver').select(['id', 'name']).where('current_vehicle_id', '=', id);
  const around = await tx
    .selectFrom('vehicle')
    .select(['id', 'fleet_no as fleetNo', 'plate'])
    .where((is) => is.or([is('trailer_id', '=', id), is('id', '=', trailer_id)]))
    .execute();
  return {
    driver: (await driver.executeTakeFirst()) ?? null,
    trailer: around.find((other) => other.id === trailer_id) ?? null,
    behind: around.find((other) => other.id !== trailer_id) ?? null,
  };
}

/** What a vehicle pulled and what pulled it, as kept for an undo. */
export const couplings = v.object({ trailerId: v.nullable(v.string()), behindId: v.nullable(v.string()) });

/**
 * Uncouples a vehicle from what it pulls and from what pulls it. Returns both. That is no change of the other one: whoever retires a
 * tractor with its trailer has seen both as they are.
 */
export async function uncouple(tx: Transaction<Tables>, { id, trailer_id }: Pick<VehicleRow, 'id' | 'trailer_id'>) {
  if (trailer_id !== null) await tx.updateTable('vehicle').set({ trailer_id: null }).where('id', '=', id).execute();
  const behind = await tx
    .updateTable('vehicle')
    .set({ trailer_id: null })
    .where('trailer_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return { trailerId: trailer_id, behindId: behind?.id ?? null };
}

/** Couples a vehicle as it was; what has found another partner meanwhile stays there. */
export async function recouple(
  tx: Transaction<Tables>,
  id: string,
  { trailerId, behindId }: v.InferOutput<typeof couplings>,
): Promise<void> {
  if (trailerId !== null) await coupleIfFree(tx, id, trailerId);
  if (behindId !== null) await coupleIfFree(tx, behindId, id);
}

const coupleIfFree = (tx: Transaction<Tables>, pullerId: string, pulledId: string) =>
  tx
    .updateTable('vehicle')
    .set({ trailer_id: pulledId })
    .where('id', '=', pullerId)
    .where('trailer_id', 'is', null)
    .where('status', '<>', 'retired')
    .where((is) => {
      const ready = is.selectFrom('vehicle as pulled').select('id').where('id', '=', pulledId);
      return is.exists(ready.where('status', '<>', 'retired'));
    })
    .where((is) => {
      const taken = is.selectFrom('vehicle as other').select('id').where('trailer_id', '=', pulledId);
      return is.not(is.exists(taken));
    })
    .execute();
