import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';
import { notFound } from '../../web/notFound.ts';
import { Refusal } from '../../web/Refusal.ts';
import type { Member } from '../Member.ts';
import type { Role } from '../Role.ts';

/**
 * Runs `work` under a lock on the company's members. Passes it the caller's current role, which may have changed since the
 * gate. Afterwards the company must still have an active owner, otherwise everything is rolled back with a 409.
 */
export const withMembersLocked = <Result>(
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
      throw new Refusal(409, 'A company needs an owner. Make someone else an owner first.', { reason: 'last_owner' });
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
