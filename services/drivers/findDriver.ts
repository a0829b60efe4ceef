import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { findInvitationAnswer } from '../invitations/invitationsOfDriver.ts';
import { documentsOf } from '../papers/documentsOf.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';
import { toDriverAnswers } from './driverAnswers.ts';
import type { DriverRow } from './DriverTable.ts';

/** The answer for one driver of the transaction's company, with documents and current invitation. */
export async function findDriver(
  services: Pick<Services, 'clock' | 'settings'>,
  tx: Transaction<Tables>,
  companyId: string,
  id: string,
) {
  const rows = await tx.selectFrom('driver').selectAll().where('id', '=', id).execute();
  const [driver] = await toDriverAnswers(tx, rows, services.clock.now());
  if (!driver) throw notFound();
  const documents = await documentsOf(tx, { kind: 'driver', id });
  return { ...driver, documents, invitation: await findInvitationAnswer(services, tx, companyId, id) };
}

/** `findDriver` in a transaction of its own. */
export const readDriver = (services: Services, { companyId, userId }: Member, id: string) =>
  inCompany(services.db, companyId, userId, (tx) => findDriver(services, tx, companyId, id));

/**
 * Locks a driver of the transaction's company until the transaction ends. If `version` is given, refuses a stale version with
 * 409.
 */
export async function lockDriver(tx: Transaction<Tables>, id: string, version?: number): Promise<DriverRow> {
  const row = await tx.selectFrom('driver').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw stale();
  return row;
}
