import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { invitationsOf } from './invitationsOf.ts';
import type { InvitationStatus } from './InvitationStatus.ts';
import { statusAt } from './statusAt.ts';

/** How far each of these drivers is with the app, by whose it is; none for whoever was never invited. */
export async function invitationStatusesOf(
  tx: Transaction<Tables>,
  driverIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, InvitationStatus>> {
  const invitations = await invitationsOf(tx, driverIds);
  return new Map([...invitations].map(([driverId, invitation]) => [driverId, statusAt(invitation, now)]));
}
