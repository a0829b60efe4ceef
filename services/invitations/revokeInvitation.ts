import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { findInviter } from './findInviter.ts';
import { invitationOnTheWire } from './invitationOnTheWire.ts';
import { lockInvitation } from './lockInvitation.ts';
import { refuseEnded } from './refuseEnded.ts';
import { statusAt } from './statusAt.ts';

/** Takes an open invitation back: its link stays readable and says so. */
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
    return invitationOnTheWire(revoked, await findInviter(tx, member.companyId), settings.port, now);
  });
}
