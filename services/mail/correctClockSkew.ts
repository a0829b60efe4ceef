import { sql } from 'kysely';
import { latestEnd } from '../clock/latestEnd.ts';
import type { MailServices } from './MailServices.ts';
import { mailTimes } from './mailTimes.ts';

/**
 * Lets the times of waiting mails that a clock which was ahead has written count from now on: a mail lasts as long as it was to, and
 * a wait is over. Looks through all mail that waits, so it is not for each poll.
 */
export async function correctClockSkew({ db, clock }: Pick<MailServices, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await sql`
    update outbox set due_at = ${now}::timestamptz, at = least(at, ${now}::timestamptz),
      send_until = send_until - greatest(at - ${now}::timestamptz, interval '0')
    where due_at > ${latestEnd(now, mailTimes.maxRetryDelay)}::timestamptz
      or (due_at is not null and at > ${latestEnd(now, 0)}::timestamptz)`.execute(db);
}
