import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { expireOverdue } from './expireOverdue.ts';
import { invitationTimes } from './invitationTimes.ts';
import { lockInvitation } from './lockInvitation.ts';
import { mostTries } from './mostTries.ts';
import { newInvitationCode } from './newInvitationCode.ts';
import { postInvitation } from './postInvitation.ts';
import { refuseResending } from './refuseResending.ts';
import { refuseSecondInvitation } from './refuseSecondInvitation.ts';
import { refuseTooSoon } from './refuseTooSoon.ts';
import { statusAt } from './statusAt.ts';

/**
 * Sends an invitation once more, valid for a week again; one that had expired, or on which too many codes were tried, starts over
 * with a new code.
 */
export function resendInvitation(services: Services, member: Member, id: string) {
  const { db, clock, random } = services;
  const now = clock.now();
  const sending = inCompany(db, member.companyId, member.userId, async (tx) => {
    const earlier = await lockInvitation(tx, id);
    const hasExpired = statusAt(earlier, now) === 'expired';
    refuseResending(statusAt(earlier, now));
    refuseTooSoon(earlier.last_sent_at, now);
    if (hasExpired) await expireOverdue(tx, member.companyId, earlier, now);
    const row = await tx
      .updateTable('invitation')
      .set((is) => ({
        ...(hasExpired && { status: 'pending', opened_at: null }),
        ...((hasExpired || earlier.tries >= mostTries) && { code: newInvitationCode(random), tries: 0 }),
        send_count: is('send_count', '+', 1),
        last_sent_at: now,
        expires_at: addMilliseconds(now, invitationTimes.validFor),
        updated_at: now,
        version: is('version', '+', 1),
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return postInvitation(services, tx, row);
  });
  return sending.catch(refuseSecondInvitation);
}
