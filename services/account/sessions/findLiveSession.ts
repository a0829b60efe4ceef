import type { Kysely } from 'kysely';
import type { Tables } from '../../Tables.ts';
import type { LiveSession } from './LiveSession.ts';
import { liveSessionOf } from './liveSessionOf.ts';
import { liveSessionQuery } from './liveSessionQuery.ts';

/** The live session of a token, if any. */
export async function findLiveSession(db: Kysely<Tables>, token: string, now: Date): Promise<LiveSession | undefined> {
  const row = await liveSessionQuery(db, token, now).executeTakeFirst();
  return row && liveSessionOf(row);
}
