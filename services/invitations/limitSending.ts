import type { Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { latestEnd } from '../clock/latestEnd.ts';
import { enforceHourlyMailLimit } from '../rateLimit/enforceHourlyMailLimit.ts';
import type { HourlyMailLimit } from '../rateLimit/HourlyMailLimit.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { invitationTimes, maxPerAddress } from './invitationLimits.ts';
import type { InvitationRow } from './InvitationTable.ts';

const ofCompany: HourlyMailLimit = {
  table: 'invitation_pace',
  maxPerHour: 200,
  refusal: 'Your company has sent too many invitations in the last hour. Send the rest later.',
};

/**
 * Limits mailed invitations to one per half minute for the same phone number or address, five an hour for the same address, and
 * 200 an hour per company.
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
  if (last) limitResend({ email: null, send_count: 1, ...last }, now);
  await limitAddress(tx, { id, company_id: companyId, email }, now);
  await enforceHourlyMailLimit(tx, ofCompany, companyId, now);
}

const hour = 60 * 60_000;

/** Refuses with 429 a new invitation to an address that the company has invited five times within the hour. */
async function limitAddress(
  tx: Transaction<Tables>,
  { id, company_id: companyId, email }: Pick<InvitationRow, 'id' | 'company_id' | 'email'>,
  now: Date,
): Promise<void> {
  const fifth = await tx
    .selectFrom('invitation')
    .select('created_at')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('created_at', '>', addMilliseconds(now, -hour))
    .where('created_at', '<=', latestEnd(now, 0))
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .offset(maxPerAddress - 1)
    .limit(1)
    .executeTakeFirst();
  if (fifth) refuseUntil(addMilliseconds(fifth.created_at, hour), now, mailedOften);
}

/**
 * Refuses with 429 to resend an invitation within half a minute, or within an hour once it was mailed five times. One sent under a
 * clock that was ahead may be resent at once.
 */
export function limitResend(
  {
    email,
    send_count: sendCount,
    last_sent_at: lastSentAt,
  }: Pick<InvitationRow, 'email' | 'send_count' | 'last_sent_at'>,
  now: Date,
): void {
  if (lastSentAt > latestEnd(now, 0)) return;
  const wasMailedOften = email !== null && sendCount >= maxPerAddress;
  if (wasMailedOften) refuseUntil(addMilliseconds(lastSentAt, hour), now, mailedOften);
  else refuseUntil(addMilliseconds(lastSentAt, invitationTimes.minInterval), now, justSent);
}

const justSent = 'This invitation has only just been sent. Wait half a minute.';
const mailedOften = 'This address has been invited five times. Wait an hour after the last email.';

function refuseUntil(end: Date, now: Date, why: string): void {
  const wait = end.getTime() - now.getTime();
  if (wait <= 0) return;
  throw new Refusal(429, why, { retryAfterSeconds: Math.ceil(wait / 1000) });
}
