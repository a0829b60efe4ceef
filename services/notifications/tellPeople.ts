import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { News } from './tellEach.ts';

const atOnce = 100;

/** Notices that were too many for the transaction that wrote them, the oldest first. */
export const noticesToTell: News = {
  of: 'notice',
  atOnce,
  due: async (tx, _now, but) => {
    const { rows } = await sql<{ id: string }>`
      select id from notice where id <> all (${sql.val(but)}::bigint[]) order by id limit ${atOnce}
      for update skip locked`.execute(tx);
    return rows.map(({ id }) => id);
  },
  tell: (tx, _now, ids) => sql`select tell_people(${sql.val(ids)}::bigint[])`.execute(tx),
};

/** Tells people of some notices that wait. Returns of how many. */
export async function tellPeople(tx: Transaction<Tables>, now: Date): Promise<number> {
  const ids = await noticesToTell.due(tx, now, []);
  if (ids.length > 0) await noticesToTell.tell(tx, now, ids);
  return ids.length;
}
