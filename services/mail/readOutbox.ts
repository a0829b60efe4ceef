import type { Kysely } from 'kysely';
import type { Letter } from './Mailer.ts';
import type { MailTables } from './MailTables.ts';

/** A letter in the outbox, and when it was posted. */
export interface PostedLetter extends Letter {
  readonly at: Date;
}

const most = 200;

/** The newest mails, to one address when it is given. */
export async function readOutbox(db: Kysely<MailTables>, to: string): Promise<readonly PostedLetter[]> {
  return db
    .selectFrom('outbox')
    .select(['to_address as to', 'subject', 'text', 'at'])
    .$if(to !== '', (query) => query.where('to_address', '=', to.toLowerCase()))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
