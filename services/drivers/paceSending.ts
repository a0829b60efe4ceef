import { sql, type Transaction } from 'kysely';
import { later } from '../clock/later.ts';
import type { Tables } from '../database/Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { invitationTimes } from './invitationTimes.ts';
import { refuseTooSoon } from './refuseTooSoon.ts';

const window = 60 * 60_000;
const mostInWindow = 200;

/**
 * Refuses with 429 to mail an invitation within half a minute of another to the same phone number or address, whatever became of
 * that, and more than 200 an hour for one company. What is not mailed is nobody's nuisance and is not counted.
 */
export async function paceSending(tx: Transaction<Tables>, invitation: InvitationRow, now: Date): Promise<void> {
  if (invitation.email === null) return;
  const { id, company_id: companyId, phone, email } = invitation;
  const last = await tx
    .selectFrom('invitation')
    .select('last_sent_at')
    .where('company_id', '=', companyId)
    .where('last_sent_at', '>', later(now, -invitationTimes.apart))
    .where('id', '<>', id)
    .where('email', 'is not', null)
    .where((is) => is.or([is('email', '=', email), is('phone', '=', phone)]))
    .orderBy('last_sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) refuseTooSoon(last.last_sent_at, now);
  await countSending(tx, companyId, now);
}

/** One statement: of many at once no more get through than there is room for. */
async function countSending(tx: Transaction<Tables>, companyId: string, now: Date): Promise<void> {
  const recent = sql<Date[]>`array(
    select sent from unnest(invitation_pace.sent_at) sent where sent > ${later(now, -window)} order by sent)`;
  const counted = await tx
    .insertInto('invitation_pace')
    .values({ company_id: companyId, sent_at: sql<Date[]>`array[${now}::timestamptz]` })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ sent_at: sql<Date[]>`${recent} || ${now}::timestamptz` })
        .where(sql<number>`cardinality(${recent})`, '<', mostInWindow),
    )
    .returning('company_id')
    .executeTakeFirst();
  if (counted) return;
  const { sent_at: sent } = await tx
    .selectFrom('invitation_pace')
    .select(recent.as('sent_at'))
    .executeTakeFirstOrThrow();
  const free = (sent[0] ?? now).getTime() + window;
  throw new Refusal(429, 'Your company has sent many invitations within the hour. Please send the others later.', {
    retryAfterSeconds: Math.max(1, Math.ceil((free - now.getTime()) / 1000)),
  });
}
