import type { Kysely } from 'kysely';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import type { Member } from '../Member.ts';
import type { MemberStatus } from './memberSchemas.ts';

/** All members of the company, sorted by displayed name. */
export const listMembers = ({ db }: Services, { companyId }: Member) =>
  db
    .selectFrom(selectMembers(db, companyId).as('person'))
    .selectAll()
    .orderBy((is) => is.fn('lower', ['name']))
    .orderBy('userId')
    .execute();

/**
 * A company's members as sent to clients. Until someone accepts, only what the company typed is shown, so as not to reveal
 * whether the address has an account, and whose.
 */
export const selectMembers = (db: Kysely<Tables>, companyId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select((is) => [
      'app_user.id as userId',
      is
        .case()
        .when('accepted_at', 'is', null)
        .then(is.fn.coalesce('invited_name', 'app_user.name'))
        .else(is.ref('app_user.name'))
        .end()
        .as('name'),
      'app_user.email',
      'membership.role',
      'membership.version',
      is
        .case()
        .when('accepted_at', 'is', null)
        .then<MemberStatus>('invited')
        .when('disabled_at', 'is', null)
        .then<MemberStatus>('active')
        .else<MemberStatus>('disabled')
        .end()
        .as('status'),
      'membership.created_at as joinedAt',
    ])
    .where('membership.company_id', '=', companyId);
