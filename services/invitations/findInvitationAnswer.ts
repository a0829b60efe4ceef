import type { Transaction } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { findInviter } from './findInviter.ts';
import { toInvitationAnswer } from './toInvitationAnswer.ts';
import { invitationsOf } from './invitationsOf.ts';

/** The answer for a driver's current invitation; null if never invited. */
export async function findInvitationAnswer(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  tx: Transaction<Tables>,
  companyId: string,
  driverId: string,
) {
  const invitation = (await invitationsOf(tx, [driverId])).get(driverId);
  if (!invitation) return null;
  return toInvitationAnswer(invitation, await findInviter(tx, companyId), settings.port, clock.now());
}
