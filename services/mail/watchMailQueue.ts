import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { MailServices } from './MailServices.ts';
import type { MailTables } from './MailTables.ts';

interface QueueState {
  readonly waiting: number;
  readonly failing: number;
  readonly oldest: Date | null;
}

/** How long whoever asks for metrics waits for the database. */
const queryTimeoutMs = 1_000;

/** Shows in the metrics how much mail waits. One query at a time, for all who ask; none is shown while the database is silent. */
export function watchMailQueue({ db, clock, metrics }: Pick<MailServices, 'db' | 'clock' | 'metrics'>): void {
  let asking: Promise<QueueState | undefined> | undefined;
  const ask = (): Promise<QueueState | undefined> =>
    readQueue(db)
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
  const read = () => {
    asking ??= ask();
    return Promise.race([asking, wait(queryTimeoutMs, undefined, { ref: false })]);
  };
  metrics.watch('haulage_mail_waiting', async () => (await read())?.waiting);
  metrics.watch('haulage_mail_failing', async () => (await read())?.failing);
  metrics.watch('haulage_mail_oldest_seconds', async () => {
    const state = await read();
    return state && (state.oldest ? (clock.now().getTime() - state.oldest.getTime()) / 1000 : 0);
  });
}

async function readQueue(db: Kysely<MailTables>): Promise<QueueState | undefined> {
  const { rows } = await sql<QueueState>`
    select count(*) as waiting, count(*) filter (where tries > 0) as failing, min(at) as oldest
    from outbox where due_at is not null`.execute(db);
  return rows[0];
}
