import type { Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { latestEnd } from '../clock/latestEnd.ts';
import { enforceHourlyMailLimit } from '../rateLimit/enforceHourlyMailLimit.ts';
import type { HourlyMailLimit } from '../rateLimit/HourlyMailLimit.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { invitationTimes } from './invitationLimits.ts';
import type { InvitationRow } from './InvitationTable.ts';

const ofCompany: HourlyMailLimit = {
  table: 'invitation_pace',
  maxPerHour: 200,
  refusal: 'Your company has sent many invitations within the hour. Please send the others later.',
};

/**
 * Limits mailed invitations to one per half minute for the same phone number or address, and to 200 an hour per company.
 * Invitations that are not mailed do not count.
 */
export async function limitSending(tx: Transaction<Tables>, invitation: InvitationRow, now: Date): Promise<void> {
  if (invitation.email === null) return;
  const { id, company_id: companyId, phone, email } = invitation;
  const last = await tx
    .selectFrom('invitation')
    .select('last_sent_at')
    .where('company_id', '=', companyId)
    .where('last_sent_at', '>', addMilliseconds(now, -invitationTimes.minInterval))
    .where('last_sent_at', '<=', latestEnd(now, 0))
    .where('id', '<>', id)
    .where('email', 'is not', null)
    .where((is) => is.or([is('email', '=', email), is('phone', '=', phone)]))
    .orderBy('last_sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) limitResend(last.last_sent_at, now);
  await enforceHourlyMailLimit(tx, ofCompany, companyId, now);
}

/** Refuses with 429 to resend an invitation within half a minute. One sent under a clock that was ahead may be resent at once. */
export function limitResend(lastSentAt: Date, now: Date): void {
  const wait = lastSentAt.getTime() + invitationTimes.minInterval - now.getTime();
  if (wait <= 0 || lastSentAt > latestEnd(now, 0)) return;
  throw new Refusal(429, 'This invitation has only just been sent. Please wait half a minute.', {
    retryAfterSeconds: Math.ceil(wait / 1000),
  });
}
