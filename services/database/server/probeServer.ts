import pg from 'pg';

/**
 * Asks a PostgreSQL server over a connection of its own. A refusal is an answer too; only a server that says nothing within
 * `limitMs` is silent.
 */
export async function probeServer(settings: pg.ClientConfig, limitMs: number): Promise<'answered' | 'silent'> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: limitMs, query_timeout: limitMs });
  client.on('error', () => undefined);
  const asked = client.connect().then(() => client.query('select 1'));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), limitMs);
  });
  const heard = asked.then(
    () => 'answered' as const,
    (error: unknown) => (isTimeout(error) ? ('silent' as const) : ('answered' as const)),
  );
  const outcome = await Promise.race([heard, late]);
  clearTimeout(timer);
  client.end().catch(() => undefined);
  return outcome;
}

/** Messages of pg, which has no codes for them. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (/timeout/i.test(error.message) || ('code' in error && error.code === 'ETIMEDOUT'));
