import { sql, type Kysely } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Mailer } from './Mailer.ts';
import type { MailServices } from './MailServices.ts';
import type { MailTables } from './MailTables.ts';
import { mailTimes, maxConcurrentMails } from './mailTimes.ts';
import { RecipientRefused } from './RecipientRefused.ts';

type Due = Pick<MailTables['outbox'], 'id' | 'subject' | 'text'> & { readonly to: string; readonly tries: number };
type QueueServices = Pick<MailServices, 'db' | 'clock' | 'log' | 'metrics'>;

/**
 * Sends a few due mails, the soonest to expire first, and returns how many it attempted. Failed mails are retried until they
 * expire. Delivery is at least once: if the process dies, a mail may be sent twice. Those not sent when `signal` is aborted are tried
 * again too.
 */
export async function sendDueMail(services: QueueServices, mailer: Mailer, signal?: AbortSignal): Promise<number> {
  await dropExpired(services);
  const mails = await leaseDueMail(services.db, services.clock.now());
  await Promise.all(mails.map((mail) => sendOne(services, mailer, mail, signal)));
  return mails.length;
}

/** Leases mails, so that no other process takes them until the lease ends. */
async function leaseDueMail(db: Kysely<MailTables>, now: Date): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    update outbox set due_at = ${addMilliseconds(now, mailTimes.lease)}::timestamptz, tries = tries + 1
    where id in (
      select id from outbox where due_at <= ${now}::timestamptz
      order by send_until, id limit ${maxConcurrentMails} for update skip locked)
    returning id, to_address as "to", subject, text, tries`.execute(db);
  return rows;
}

async function sendOne(
  { db, clock, log, metrics }: QueueServices,
  mailer: Mailer,
  { id, to, subject, text, tries }: Due,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await mailer.send({ to, subject, text }, signal);
    metrics.count('haulage_mails_total', 'sent');
  } catch (error) {
    log.error('mail not sent', error, { mail: id, tries });
    if (!(error instanceof RecipientRefused)) {
      metrics.count('haulage_mails_total', 'failed');
      return postpone(db, id, addMilliseconds(clock.now(), retryDelay(tries)));
    }
    giveUp({ log, metrics }, id, tries);
  }
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

async function postpone(db: Kysely<MailTables>, id: string, dueAt: Date): Promise<void> {
  await db.updateTable('outbox').set({ due_at: dueAt }).where('id', '=', id).execute();
}

const retryDelay = (tries: number): number =>
  Math.min(mailTimes.maxRetryDelay, mailTimes.firstRetryDelay * 2 ** Math.min(tries - 1, 16));

async function dropExpired({ db, clock, log, metrics }: QueueServices): Promise<void> {
  const expired = await db
    .deleteFrom('outbox')
    .where('due_at', '<=', clock.now())
    .where('send_until', '<=', clock.now())
    .returning(['id', 'tries'])
    .execute();
  for (const { id, tries } of expired) giveUp({ log, metrics }, id, tries);
}

function giveUp({ log, metrics }: Pick<QueueServices, 'log' | 'metrics'>, mail: string, tries: number): void {
  log.write('warn', 'mail given up', { mail, tries });
  metrics.count('haulage_mails_total', 'given up');
}
