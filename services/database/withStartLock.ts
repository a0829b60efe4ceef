import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';

/** A random number, so that no other program takes the same lock. */
const lock = 7_263_401_185;
const pollMs = 100;
/** Longer than any migration takes. */
const lockTimeoutMs = 600_000;

/**
 * Runs `work` while no other process that starts on the same database does. The lock belongs to a connection of its own, so it ends
 * with the process. Throws if the lock cannot be given back: the connection must then be closed. Only for servers: the embedded
 * database has one connection and one process.
 */
export const withStartLock = <Tables, Result>(db: Kysely<Tables>, work: () => Promise<Result>): Promise<Result> =>
  db.connection().execute(async (connection) => {
    const giveUpAt = performance.now() + lockTimeoutMs;
    // Asked for again and again: to wait for it would run into the time limits of a statement.
    // oxlint-disable-next-line no-await-in-loop -- until it is free
    while (!(await takeLock(connection))) {
      if (performance.now() > giveUpAt) {
        throw new Error('Another process has been preparing the database for ten minutes: end it, and start again.');
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(pollMs);
    }
    const unlock = () => sql`select pg_advisory_unlock(${lock})`.execute(connection);
    try {
      const result = await work();
      await unlock();
      return result;
    } catch (error) {
      await unlock().catch(() => undefined);
      throw error;
    }
  });

async function takeLock<Tables>(connection: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lock}) as taken`.execute(connection);
  return rows[0]?.taken === true;
}
