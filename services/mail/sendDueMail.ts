import { sql, type Kysely } from 'kysely';
import { later } from '../clock/later.ts';
import type { Mailer } from './Mailer.ts';
import type { MailServices } from './MailServices.ts';
import type { MailTables } from './MailTables.ts';
import { mailTimes, mostAtOnce } from './mailTimes.ts';
import { RecipientRefused } from './RecipientRefused.ts';

type Due = Pick<MailTables['outbox'], 'id' | 'subject' | 'text'> & { readonly to: string; readonly tries: number };
type Post = Pick<MailServices, 'db' | 'clock' | 'log'>;

/**
 * Sends a few of the mails that are due, those first that are of use for the shortest time, and answers how many were taken up.
 * What is not taken by the mail service is tried again later, until it is of no use any more. A process that dies meanwhile may
 * make a mail go out twice, never not at all.
 */
export async function sendDueMail(post: Post, mailer: Mailer): Promise<number> {
  await giveUpLate(post);
  const mails = await takeDue(post.db, post.clock.now());
  await Promise.all(mails.map((mail) => sendOne(post, mailer, mail)));
  return mails.length;
}

/** No other process takes the same ones: they are due again only once their lease ends. */
async function takeDue(db: Kysely<MailTables>, now: Date): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    update outbox set due_at = ${later(now, mailTimes.lease)}::timestamptz, tries = tries + 1
    where id in (
      select id from outbox where due_at <= ${now}::timestamptz
      order by send_until, id limit ${mostAtOnce} for update skip locked)
    returning id, to_address as "to", subject, text, tries`.execute(db);
  return rows;
}

async function sendOne({ db, clock, log }: Post, mailer: Mailer, { id, to, subject, text, tries }: Due): Promise<void> {
  try {
    await mailer.send({ to, subject, text });
  } catch (error) {
    log.trouble('mail not sent', error, { mail: id, tries });
    if (!(error instanceof RecipientRefused)) return postpone(db, id, later(clock.now(), waitAfter(tries)));
    log.write('warn', 'mail given up', { mail: id, tries });
  }
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

async function postpone(db: Kysely<MailTables>, id: string, dueAt: Date): Promise<void> {
  await db.updateTable('outbox').set({ due_at: dueAt }).where('id', '=', id).execute();
}

const waitAfter = (tries: number): number =>
  Math.min(mailTimes.longestWait, mailTimes.firstWait * 2 ** Math.min(tries - 1, 16));

async function giveUpLate({ db, clock, log }: Post): Promise<void> {
  const late = await db
    .deleteFrom('outbox')
    .where('due_at', '<=', clock.now())
    .where('send_until', '<=', clock.now())
    .returning(['id', 'tries'])
    .execute();
  for (const { id, tries } of late) log.write('warn', 'mail given up', { mail: id, tries });
}
