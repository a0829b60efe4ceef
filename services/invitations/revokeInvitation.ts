import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { findInviter } from './findInviter.ts';
import { toInvitationAnswer } from './invitationAnswer.ts';
import { lockInvitation } from './lockInvitation.ts';
import { refuseEnded, statusAt } from './InvitationStatus.ts';

/** Revokes an open invitation. Its link still works and says so. */
export function revokeInvitation({ db, clock, settings }: Services, member: Member, id: string) {
  const now = clock.now();
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    const earlier = await lockInvitation(tx, id);
    refuseEnded(statusAt(earlier, now));
    const revoked = await tx
      .updateTable('invitation')
      .set({ status: 'revoked', updated_at: now, version: earlier.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toInvitationAnswer(revoked, await findInviter(tx, member.companyId), settings, now);
  });
}
