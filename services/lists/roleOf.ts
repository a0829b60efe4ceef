import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';

/** The caller's role in the transaction's company. */
export const roleOf = async (tx: Transaction<Tables>, { companyId, userId }: Member) =>
  (
    await tx
      .selectFrom('membership')
      .select('role')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.role;

/** The refusal for somebody who may look at a shared view, but not share or change it. */
export const notAllowed = (): Refusal =>
  new Refusal(409, 'Viewers cannot share views, and others can share only their own.', { reason: 'not_allowed' });
