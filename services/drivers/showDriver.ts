import type { Transaction } from 'kysely';
import { findInviter } from '../invitations/findInviter.ts';
import { invitationOnTheWire } from '../invitations/invitationOnTheWire.ts';
import { invitationsOf } from '../invitations/invitationsOf.ts';
import { documentsOf } from '../papers/documentsOf.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { showDrivers } from './showDrivers.ts';

/** A driver of the transaction's company, with their papers and the invitation that counts. */
export async function showDriver(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  tx: Transaction<Tables>,
  companyId: string,
  id: string,
) {
  const now = clock.now();
  const rows = await tx.selectFrom('driver').selectAll().where('id', '=', id).execute();
  const [driver] = await showDrivers(tx, rows, now);
  if (!driver) throw notFound();
  const documents = await documentsOf(tx, { kind: 'driver', id });
  const invitation = (await invitationsOf(tx, [id])).get(id);
  if (!invitation) return { ...driver, documents, invitation: null };
  const inviter = await findInviter(tx, companyId);
  return { ...driver, documents, invitation: invitationOnTheWire(invitation, inviter, settings.port, now) };
}
