import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { invitationsOf } from './invitationsOf.ts';
import type { InvitationStatus } from './InvitationStatus.ts';
import { statusAt } from './statusAt.ts';

/** The invitation status of each driver by id, without those who were never invited. */
export async function invitationStatusesOf(
  tx: Transaction<Tables>,
  driverIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, InvitationStatus>> {
  const invitations = await invitationsOf(tx, driverIds);
  return new Map([...invitations].map(([driverId, invitation]) => [driverId, statusAt(invitation, now)]));
}
