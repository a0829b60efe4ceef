import type { Kysely } from 'kysely';
import type { MailMessage } from './Mailer.ts';
import type { MailTables } from './MailTables.ts';

/** A mail in the outbox and the time it was queued. */
export interface OutboxMail extends MailMessage {
  readonly at: Date;
}

const maxMails = 200;

/** The newest mails, optionally to one address only. */
export async function readOutbox(db: Kysely<MailTables>, to: string): Promise<readonly OutboxMail[]> {
  return db
    .selectFrom('outbox')
    .select(['to_address as to', 'subject', 'text', 'at'])
    .$if(to !== '', (query) => query.where('to_address', '=', to.toLowerCase()))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxMails)
    .execute();
}
