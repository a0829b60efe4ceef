import type { Kysely } from 'kysely';
import type { Tables } from '../../Tables.ts';
import type { Member } from '../Member.ts';
import { isAdvertising } from '../standing/isAdvertising.ts';

/** Longer names are no names of people. */
const longest = 60;

/** What the member who invites is called, as far as strangers may read it. */
export async function findInviter(db: Kysely<Tables>, { userId }: Pick<Member, 'userId'>): Promise<string | undefined> {
  const { name } = await db.selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return name.length > longest || isAdvertising(name) ? undefined : name;
}
