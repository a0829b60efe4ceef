import * as v from 'valibot';
import { driverPauseReasons, driverStatuses } from './driverFields.ts';
import { invitationStatuses } from '../invitations/InvitationStatus.ts';
import type { Revoked } from '../invitations/invitationsOfDriver.ts';
import type { DriverRow } from './DriverTable.ts';

/** What undoing a change of status or a deletion puts back. */
export const driverBefore = v.object({
  status: v.picklist(driverStatuses),
  pause_reason: v.nullable(v.picklist(driverPauseReasons)),
  pause_note: v.nullable(v.string()),
  pause_back_on: v.nullable(v.string()),
  current_vehicle_id: v.nullable(v.string()),
  /** Invitations that were revoked. */
  revoked: v.array(v.object({ id: v.string(), status: v.picklist(invitationStatuses) })),
});

type DriverBefore = v.InferOutput<typeof driverBefore>;

/** What to remember of a driver who is about to change. */
export const beforeOf = (
  { status, pause_reason, pause_note, pause_back_on, current_vehicle_id }: DriverRow,
  revoked: readonly Revoked[],
): DriverBefore => ({ status, pause_reason, pause_note, pause_back_on, current_vehicle_id, revoked: [...revoked] });
