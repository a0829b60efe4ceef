import type { Transaction } from 'kysely';
import { showInvitationOf } from '../invitations/showInvitationOf.ts';
import { documentsOf } from '../papers/documentsOf.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { showDrivers } from './showDrivers.ts';

/** A driver of the transaction's company, with their papers and the invitation that counts. */
export async function showDriver(
  services: Pick<Services, 'clock' | 'settings'>,
  tx: Transaction<Tables>,
  companyId: string,
  id: string,
) {
  const rows = await tx.selectFrom('driver').selectAll().where('id', '=', id).execute();
  const [driver] = await showDrivers(tx, rows, services.clock.now());
  if (!driver) throw notFound();
  const documents = await documentsOf(tx, { kind: 'driver', id });
  return { ...driver, documents, invitation: await showInvitationOf(services, tx, companyId, id) };
}
