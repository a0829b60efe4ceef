import type { Kysely } from 'kysely';

/** An open database and the way to leave it. */
export interface Database<Tables> {
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}
