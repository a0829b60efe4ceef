import type { Transaction } from 'kysely';
import { findInvitationAnswer } from '../invitations/findInvitationAnswer.ts';
import { documentsOf } from '../papers/documentsOf.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { toDriverAnswers } from './toDriverAnswers.ts';

/** The answer for one driver, with documents and current invitation. */
export async function findDriverAnswer(
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
