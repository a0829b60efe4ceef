import * as v from 'valibot';
import { vehiclePauseReasons, vehicleStatuses } from './vehicleFields.ts';
import type { VehicleRow } from './VehicleTable.ts';

/** What undoing a change of status or a deletion puts back. */
export const vehicleBefore = v.object({
  status: v.picklist(vehicleStatuses),
  pause_reason: v.nullable(v.picklist(vehiclePauseReasons)),
  pause_note: v.nullable(v.string()),
  pause_back_on: v.nullable(v.string()),
  /** The driver it was taken from. */
  driverId: v.nullable(v.string()),
});

/** What to remember of a vehicle that is about to change. */
export const beforeOf = (
  { status, pause_reason, pause_note, pause_back_on }: VehicleRow,
  driverId: string | null,
): v.InferOutput<typeof vehicleBefore> => ({ status, pause_reason, pause_note, pause_back_on, driverId });
