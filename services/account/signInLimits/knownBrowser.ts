import { sql, type Kysely } from 'kysely';
import type { AccountServices } from '../AccountServices.ts';
import { newToken } from '../sessions/newToken.ts';
import { tokenHash } from '../sessions/tokenHash.ts';
import type { Tables } from '../../Tables.ts';

/** How long a browser stays known after its last sign-in, in milliseconds. */
export const knownFor = 180 * 24 * 3_600_000;

/** The browsers an account may have; the one used longest ago is forgotten first. */
const maxPerAccount = 20;

/** Whether the browser with this proof has signed in to the account before. */
export const isKnownBrowser = async (db: Kysely<Tables>, email: string, proof: string): Promise<boolean> => {
  const known = await db
    .selectFrom('known_browser')
    .innerJoin('app_user', 'app_user.id', 'known_browser.user_id')
    .select('proof_hash')
    .where('proof_hash', '=', tokenHash(proof))
    .where('app_user.email', '=', email)
    .executeTakeFirst();
  return known !== undefined;
};

/** Remembers a browser that has just signed in, in place of its `earlier` proof. Returns the proof for it to keep. */
export const rememberBrowser = async (
  { db, clock, random }: Pick<AccountServices, 'db' | 'clock' | 'random'>,
  userId: string,
  earlier: string | undefined,
): Promise<string> => {
  const proof = newToken(random);
  await db.transaction().execute(async (tx) => {
    const ownBrowsers = tx.deleteFrom('known_browser').where('user_id', '=', userId);
    if (earlier !== undefined) await ownBrowsers.where('proof_hash', '=', tokenHash(earlier)).execute();
    await tx
      .insertInto('known_browser')
      .values({ proof_hash: tokenHash(proof), user_id: userId, last_used_at: clock.now() })
      .execute();
    await ownBrowsers
      .where(
        'proof_hash',
        'not in',
        tx
          .selectFrom('known_browser')
          .select('proof_hash')
          .where('user_id', '=', userId)
          .orderBy('last_used_at', 'desc')
          .orderBy(sql`proof_hash = ${tokenHash(proof)}`, 'desc')
          .limit(maxPerAccount),
      )
      .execute();
  });
  return proof;
};

/** Forgets all browsers of an account, because its password has changed. */
export const forgetBrowsers = async (db: Kysely<Tables>, userId: string): Promise<void> => {
  await db.deleteFrom('known_browser').where('user_id', '=', userId).execute();
};
