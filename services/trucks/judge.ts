import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { judgeCrew } from './judgeCrew.ts';

/** Judges what a fleet chose, in a transaction of that fleet; null without a vehicle. Refuses with 422 what is not its own. */
export async function judge(...chosen: Parameters<typeof judgeCrew>) {
  const judged = await judgeCrew(...chosen);
  if (!('gone' in judged)) return judged.judgement;
  throw refusedFields(
    judged.gone.map((field) => refusedField(field, field === 'driverId' ? 'noDriverOfOurs' : 'noVehicleOfOurs')),
  );
}
