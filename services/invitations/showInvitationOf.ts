import type { Transaction } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { findInviter } from './findInviter.ts';
import { invitationOnTheWire } from './invitationOnTheWire.ts';
import { invitationsOf } from './invitationsOf.ts';

/** The invitation that counts of a driver of this company, as the wire tells of it; null for whoever was never invited. */
export async function showInvitationOf(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  tx: Transaction<Tables>,
  companyId: string,
  driverId: string,
) {
  const invitation = (await invitationsOf(tx, [driverId])).get(driverId);
  if (!invitation) return null;
  return invitationOnTheWire(invitation, await findInviter(tx, companyId), settings.port, clock.now());
}
