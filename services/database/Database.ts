import type { Kysely } from 'kysely';

/** An open database connection. */
export interface Database<Tables> {
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}
