import type { Kysely } from 'kysely';
import type { Tables } from '../database/Tables.ts';

/** Those who belong to a company, as the wire tells of them. */
export const peopleOf = (db: Kysely<Tables>, companyId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select((is) => [
      'app_user.id as userId',
      'app_user.name',
      'app_user.email',
      'membership.role',
      is('app_user.confirmed_at', 'is not', null).as('confirmed'),
      'membership.created_at as joinedAt',
    ])
    .where('membership.company_id', '=', companyId);
