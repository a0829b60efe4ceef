import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { expireOverdue, refuseDuplicate } from './refuseDuplicate.ts';
import { invitationTimes, maxTries } from './invitationLimits.ts';
import { lockInvitation } from './lockInvitation.ts';
import { newInvitationCode } from './newInvitationCode.ts';
import { sendInvitation } from './sendInvitation.ts';
import { requireResendable, statusAt } from './InvitationStatus.ts';
import { limitResend } from './limitSending.ts';

/**
 * Resends an invitation and renews it for a week. It gets a new code if it had expired or too many codes were tried.
 */
export function resendInvitation(services: Services, member: Member, id: string) {
  const { db, clock, random } = services;
  const now = clock.now();
  const sending = inCompany(db, member.companyId, member.userId, async (tx) => {
    const earlier = await lockInvitation(tx, id);
    const hasExpired = statusAt(earlier, now) === 'expired';
    requireResendable(statusAt(earlier, now));
    limitResend(earlier, now);
    if (hasExpired) await expireOverdue(tx, member.companyId, earlier, now);
    const row = await tx
      .updateTable('invitation')
      .set((is) => ({
        ...(hasExpired && { status: 'pending', opened_at: null }),
        ...((hasExpired || earlier.tries >= maxTries) && { code: newInvitationCode(random), tries: 0 }),
        send_count: is('send_count', '+', 1),
        last_sent_at: now,
        expires_at: addMilliseconds(now, invitationTimes.validFor),
        updated_at: now,
        version: is('version', '+', 1),
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return sendInvitation(services, tx, row);
  });
  return sending.catch(refuseDuplicate);
}
