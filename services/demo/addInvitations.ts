import type { Transaction } from 'kysely';
import type { Tables } from '../database/Tables.ts';
import { findInviter } from '../drivers/findInviter.ts';
import { invitationLink } from '../drivers/invitationLink.ts';
import { invitationMail } from '../drivers/invitationMail.ts';
import type { Services } from '../Services.ts';
import { demoInvitations } from './demoInvitations.ts';
import type { SeededRandom } from './SeededRandom.ts';

/** Some thirty invitations for each fleet, and in the outbox, never with a mail service, the mails of those that wait. */
export async function addInvitations(
  { clock, settings }: Services,
  tx: Transaction<Tables>,
  fleetIds: readonly string[],
  random: SeededRandom,
): Promise<void> {
  for (const companyId of fleetIds) {
    /* oxlint-disable no-await-in-loop -- one connection, and one random sequence */
    const invitations = await tx
      .insertInto('invitation')
      .values(demoInvitations(companyId, random.below(108), random, clock.now()))
      .returningAll()
      .execute();
    const inviter = await findInviter(tx, companyId);
    const mails = invitations
      .filter(({ status }) => status === 'pending')
      .flatMap((row) => {
        const mail = invitationMail(row, inviter, invitationLink(row, inviter, settings.port));
        return mail
          ? [{ id: random.uuid(), to_address: mail.to, subject: mail.subject, text: mail.text, at: row.last_sent_at }]
          : [];
      });
    await tx.insertInto('outbox').values(mails).execute();
    /* oxlint-enable no-await-in-loop */
  }
}
