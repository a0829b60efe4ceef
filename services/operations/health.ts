import { Hono } from 'hono';
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import * as v from 'valibot';
import type { Settings } from '../settings/Settings.ts';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';

const tag = 'health';

/** How long an answer of the database counts, and how long to wait for one. */
const probeMs = 2_000;

interface HealthServices {
  readonly db: QueryExecutorProvider;
  readonly settings: Pick<Settings, 'databaseUrl'>;
}

/** Fails by the time limit for locks if somebody else keeps one of our tables from being written. */
const canWrite = sql`do $$ begin
  execute (select coalesce('lock table ' || string_agg(quote_ident(tablename), ', ') || ' in row exclusive mode', 'select 1')
    from pg_tables where schemaname = current_schema() and tableowner = current_user);
end $$`;

/** Health checks: is the process alive, and can it answer requests. */
export const health = {
  routes: ({ db, settings }: HealthServices): Hono<AppEnv> => {
    const requireDatabase = databaseProbe(db, settings.databaseUrl === undefined ? sql`select 1` : canWrite);
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
 * Asks the database at most once at a time, for all who check, and lets an answer of the last two seconds count: a health check
 * must not wait behind the load it is to measure. Throws Unavailable without an answer in time.
 */
function databaseProbe(db: QueryExecutorProvider, question: RawBuilder<unknown>): () => Promise<void> {
  let answeredAt = -Infinity;
  let probe: Promise<void> | undefined;
  const ask = async () => {
    try {
      await question.execute(db);
      answeredAt = performance.now();
    } catch (error) {
      answeredAt = -Infinity;
      throw error;
    } finally {
      probe = undefined;
    }
  };
  return async () => {
    const asking = (probe ??= ask());
    asking.catch(() => undefined);
    if (performance.now() - answeredAt < probeMs) return;
    await inTime(asking);
  };
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
