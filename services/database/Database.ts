import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

/** An open, migrated database and the way to leave it. */
export interface Database {
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}
