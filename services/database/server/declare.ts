import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Declaration {
  /** Whether a process on the same database has declared another value for the same subject. */
  isContradicted(): Promise<boolean>;
  end(): Promise<void>;
}

interface Declared {
  /** The same for all processes of a kind; a random number, so that no other program uses it. */
  readonly subject: number;
  /** A 32-bit integer. Everybody on the database can read it. */
  readonly value: number;
  /** Called when another process turns out to have declared another value after a lost connection was made anew. */
  readonly onContradiction: () => void;
}

const connectLimitMs = 5_000;
/** Between tries to declare it again. */
const retryMs = 2_000;

/**
 * Tells the other processes on a PostgreSQL database, for as long as this one lives, which value it works with. It is a shared advisory
 * lock on a connection of its own: nothing is stored, and it ends with the process, however that ends. After a restart of the server
 * it is declared again. Throws if the server cannot be reached.
 */
export async function declare(
  databaseUrl: string,
  { subject, value, onContradiction }: Declared,
): Promise<Declaration> {
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'haulage-services',
      connectionTimeoutMillis: connectLimitMs,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1, $2)', [subject, value]);
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  };
  let client = await connect();
  const over = new AbortController();
  const isContradicted = async () => {
    const { rows } = await client.query(
      `select from pg_locks where locktype = 'advisory' and classid = $1::int4::oid and objid <> $2::int4::oid and objsubid = 2
         and database = (select oid from pg_database where datname = current_database()) limit 1`,
      [subject, value],
    );
    return rows.length > 0;
  };
  const declareAgain = async (): Promise<void> => {
    while (!over.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- until the server is back
      await wait(retryMs, undefined, { ref: false });
      // oxlint-disable-next-line no-await-in-loop -- as above
      const made = await connect().catch(() => undefined);
      if (!made) continue;
      client = made;
      // oxlint-disable-next-line no-await-in-loop -- it ends here
      return over.signal.aborted ? await client.end() : await goOn();
    }
  };
  const follow = () => void client.once('end', () => void declareAgain());
  const goOn = async () => {
    follow();
    if (await isContradicted().catch(() => false)) onContradiction();
  };
  follow();
  return {
    isContradicted,
    async end() {
      over.abort();
      await client.end();
    },
  };
}
