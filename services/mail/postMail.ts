import { sql, type QueryExecutorProvider } from 'kysely';
import { later } from '../clock/later.ts';
import type { Mail } from './Mail.ts';
import type { MailServices } from './MailServices.ts';

/**
 * Puts a mail into the outbox, in the transaction of what it tells: it goes out once that is committed, and never when it is
 * undone. Without a mail service it waits there to be read. One that is not wanted costs as much as one that is, so that the time
 * an answer takes does not tell which addresses have an account.
 */
export async function postMail(
  { clock, random, settings }: Pick<MailServices, 'clock' | 'random' | 'settings'>,
  tx: QueryExecutorProvider,
  { to, subject, text, goodFor }: Mail,
  isWanted = true,
): Promise<void> {
  const now = clock.now();
  const due = settings.smtpUrl === undefined ? null : now;
  await sql`
    insert into outbox (id, to_address, subject, text, at, due_at, send_until)
    select ${random.uuid()}::uuid, ${to.toLowerCase()}, ${subject}, ${text}, ${now}::timestamptz, ${due}::timestamptz,
      ${later(now, goodFor)}::timestamptz
    where ${isWanted}`.execute(tx);
}
