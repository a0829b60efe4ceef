import type { Insertable, Transaction } from 'kysely';
import { findInviter } from '../invitations/findInviter.ts';
import { shortLink } from '../invitations/invitationLink.ts';
import { invitationMail } from '../invitations/sendInvitation.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import type { SeededRandom } from './SeededRandom.ts';

/** Adds a fleet's invitations. Mails of pending ones go to the outbox but are never sent. */
export async function addInvitations(
  { settings }: Services,
  tx: Transaction<Tables>,
  companyId: string,
  invitations: readonly Insertable<Tables['invitation']>[],
  random: SeededRandom,
): Promise<void> {
  const rows = await tx.insertInto('invitation').values(invitations).returningAll().execute();
  const inviter = await findInviter(tx, companyId);
  const mails = rows
    .filter(({ status }) => status === 'pending')
    .flatMap((row) => {
      const mail = invitationMail(
        row,
        { brandName: inviter.brandName, sender: { isVerified: true, name: inviter.name } },
        shortLink(row, inviter, settings),
      );
      return mail
        ? [{ id: random.uuid(), to_address: mail.to, subject: mail.subject, text: mail.text, at: row.last_sent_at }]
        : [];
    });
  await tx.insertInto('outbox').values(mails).execute();
}
