import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { sql, type QueryExecutorProvider } from 'kysely';
import * as v from 'valibot';
import type { Settings } from '../settings/Settings.ts';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';

const tag = 'health';

/** How long an answer of the database counts, and how long to wait for one. */
const probeMs = 2_000;
/** How long a fresh answer is reused, in milliseconds. */
const freshMs = 250;

interface HealthServices {
  readonly db: QueryExecutorProvider;
  readonly settings: Pick<Settings, 'databaseUrl'>;
}

/** A lock that is gone after so long, such as a migration's, is none to turn calls away for. */
const passingLockMs = 500;

/** Whether somebody keeps one of our tables from being written. Takes no lock, so it is in nobody's way. */
const isLocked = sql<{ locked: boolean }>`
  select exists (
    select from pg_locks l join pg_class t on t.oid = l.relation
    where l.granted and l.mode in ('ExclusiveLock', 'AccessExclusiveLock') and l.pid <> pg_backend_pid()
      and l.database = (select oid from pg_database where datname = current_database())
      and t.relkind in ('r', 'p') and t.relnamespace = to_regnamespace(current_schema()::text)
      and pg_get_userbyid(t.relowner) = current_user
  ) as locked`;

/** Health checks: is the process alive, and can it answer requests. */
export const health = {
  routes: ({ db, settings }: HealthServices): Hono<AppEnv> => {
    const requireDatabase = databaseProbe(
      settings.databaseUrl === undefined ? () => sql`select 1`.execute(db) : () => requireNoLock(db),
    );
    return new Hono<AppEnv>()
      .get('/livez', described({ tag, summary: 'The process runs', access: 'anyone', data: v.literal('alive') }), (c) =>
        ok(c, 'alive'),
      )
      .get(
        '/readyz',
        described({ tag, summary: 'The database answers', access: 'anyone', data: v.literal('ready') }),
        async (c) => {
          await requireDatabase();
          return ok(c, 'ready');
        },
      );
  },
};

/**
 * Asks the database at most four times a second, for all who check, and lets an answer of the last two seconds count: a health check
 * must not wait behind the load it is to measure. Throws Unavailable without an answer in time.
 */
function databaseProbe(question: () => Promise<unknown>): () => Promise<void> {
  let answeredAt = -Infinity;
  let probe: Promise<void> | undefined;
  const ask = async () => {
    try {
      await question();
      answeredAt = performance.now();
    } catch (error) {
      answeredAt = -Infinity;
      throw error;
    } finally {
      probe = undefined;
    }
  };
  return async () => {
    if (performance.now() - answeredAt < freshMs) return;
    const asking = (probe ??= ask());
    asking.catch(() => undefined);
    if (performance.now() - answeredAt < probeMs) return;
    await inTime(asking);
  };
}

/** Throws Unavailable if a table stays locked. */
async function requireNoLock(db: QueryExecutorProvider): Promise<void> {
  const look = async () => (await isLocked.execute(db)).rows[0]?.locked === true;
  if (!(await look())) return;
  await wait(passingLockMs);
  if (await look()) throw new Unavailable('A table of the database is locked.');
}

async function inTime(asking: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unavailable('The database did not answer a health check.')), probeMs);
  });
  try {
    await Promise.race([asking, late]);
  } finally {
    clearTimeout(timer);
  }
}
