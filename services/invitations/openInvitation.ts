import { findSender } from '../company/standing/findSender.ts';
import type { Services } from '../Services.ts';
import { ifRoom } from '../database/ifRoom.ts';
import { notFound } from '../web/notFound.ts';
import { asInvitee } from './asInvitee.ts';
import { statusAt } from './InvitationStatus.ts';

/** What anyone with the link may see. Marks a pending invitation as opened. */
export async function openInvitation({ db, clock }: Services, id: string) {
  const now = clock.now();
  const opening = asInvitee(db, id, (tx) =>
    tx
      .updateTable('invitation')
      .set((is) => ({ status: 'opened', opened_at: now, updated_at: now, version: is('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('expires_at', '>', now)
      .execute(),
  );
  await ifRoom(opening);
  return asInvitee(db, id, async (tx) => {
    const row = await tx
      .selectFrom('invitation')
      .select([
        'invitation.id',
        'invitation.name',
        'invitation.status',
        'invitation.expires_at',
        'invitation.company_id as companyId',
      ])
      .where('invitation.id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound();
    const { name, companyId, expires_at: expiresAt } = row;
    const { isVerified, name: company = '' } = await findSender(tx, companyId, now);
    return { id, name, company: { name: company, isVerified }, status: statusAt(row, now), expiresAt };
  });
}
