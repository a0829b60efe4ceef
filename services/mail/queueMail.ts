import { sql, type QueryExecutorProvider } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Mail } from './Mail.ts';
import type { MailServices } from './MailServices.ts';

/**
 * Puts a mail into the outbox as part of the transaction, so that it is sent only after a commit. Without a mail service it stays
 * there to be read. `isWanted: false` does the same work without a mail, so that response times do not reveal which addresses
 * have an account.
 */
export async function queueMail(
  { clock, random, settings }: Pick<MailServices, 'clock' | 'random' | 'settings'>,
  tx: QueryExecutorProvider,
  { to, subject, text, expiresAfterMs }: Mail,
  isWanted = true,
): Promise<void> {
  const now = clock.now();
  const due = settings.smtpUrl === undefined ? null : now;
  await sql`
    insert into outbox (id, to_address, subject, text, at, due_at, send_until)
    select ${random.uuid()}::uuid, ${to.toLowerCase()}, ${subject}, ${text}, ${now}::timestamptz, ${due}::timestamptz,
      ${addMilliseconds(now, expiresAfterMs)}::timestamptz
    where ${isWanted}`.execute(tx);
}
