import type { Kysely } from 'kysely';
import { nameForStrangers } from '../../mail/nameForStrangers.ts';
import type { Tables } from '../../Tables.ts';
import type { Member } from '../Member.ts';

/** What the member who invites is called, as far as strangers may read it. */
export async function findInviter(db: Kysely<Tables>, { userId }: Pick<Member, 'userId'>): Promise<string | undefined> {
  const { name } = await db.selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return nameForStrangers(name);
}
