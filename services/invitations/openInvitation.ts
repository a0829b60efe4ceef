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
      .innerJoin('company', 'company.id', 'invitation.company_id')
      .select([
        'invitation.id',
        'invitation.name',
        'invitation.status',
        'invitation.expires_at',
        'company.name as company',
      ])
      .where('invitation.id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound();
    const { name, company, expires_at: expiresAt } = row;
    return { id, name, company: { name: company }, status: statusAt(row, now), expiresAt };
  });
}
