import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';
import { notFound } from '../../web/notFound.ts';
import { Refusal } from '../../web/Refusal.ts';
import type { Member } from '../Member.ts';
import type { Role } from '../Role.ts';

/**
 * Runs `work` while nobody else changes who belongs to the company. It learns the role that the caller has now: somebody may have
 * changed that since the gate. Afterwards the company must still have an owner who has come in before and can again, else all is
 * undone with a 409.
 */
export const changePeople = <Result>(
  db: Kysely<Tables>,
  { userId, companyId }: Member,
  work: (tx: Transaction<Tables>, role: Role) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
    const caller = await tx
      .selectFrom('membership')
      .select('role')
      .where('user_id', '=', userId)
      .where('company_id', '=', companyId)
      .executeTakeFirst();
    if (!caller) throw notFound();
    const result = await work(tx, caller.role);
    if (!(await hasOwner(tx, companyId))) {
      throw new Refusal(409, 'The company needs an owner: make somebody else one first.', { reason: 'last_owner' });
    }
    return result;
  });

const hasOwner = async (tx: Transaction<Tables>, companyId: string): Promise<boolean> => {
  const owner = await tx
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .where('accepted_at', 'is not', null)
    .where('confirmed_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return owner !== undefined;
};
