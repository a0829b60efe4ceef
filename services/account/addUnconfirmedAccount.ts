import { sql, type Kysely } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import type { SignUpDraft } from './accountSchemas.ts';
import { unusableHash } from './passwords/unusableHash.ts';

/**
 * Creates user, company and ownership, replacing those of an earlier unconfirmed sign-up; companies with other members stay.
 * `passwordHash` is the account's current hash if the password is unchanged. With another password the account becomes contested
 * and is not updated, unless it has no password yet because a company added the address: then it takes this one, but is
 * contested too, because the person who signs up may be a stranger. A single statement, so that it takes the same time when the
 * address already has a confirmed account and nothing changes.
 */
export async function addUnconfirmedAccount(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  db: Kysely<Tables>,
  draft: Omit<SignUpDraft, 'password'>,
  passwordHash: string,
  brandId: string | null,
): Promise<{ readonly isContested: boolean }> {
  const now = clock.now();
  const isSame = sql`app_user.password_hash = excluded.password_hash`;
  const isFirst = sql`app_user.password_hash = ${unusableHash}`;
  const { rows } = await sql<{ isContested: boolean }>`
    with account as (
      insert into app_user (id, email, name, phone, password_hash, created_at, updated_at)
      values (${random.uuid()}, ${draft.email}, ${draft.name}, ${draft.phone}, ${passwordHash}, ${now}, ${now})
      on conflict (email) do update
        set name = case when ${isSame} or ${isFirst} then excluded.name else app_user.name end,
          phone = case when ${isSame} or ${isFirst} then excluded.phone else app_user.phone end,
          password_hash = case when ${isFirst} then excluded.password_hash else app_user.password_hash end,
          contested_at = case when ${isSame} then app_user.contested_at else excluded.updated_at end,
          updated_at = excluded.updated_at
        where app_user.confirmed_at is null and app_user.disabled_at is null
      returning id, contested_at, password_hash = ${passwordHash} as is_theirs),
    earlier as (
      delete from company using membership, account
      where account.is_theirs and membership.user_id = account.id and membership.role = 'owner'
        and company.id = membership.company_id
        and not exists (select from membership other where other.company_id = company.id and other.user_id <> account.id)),
    started as (
      insert into company (id, kind, name, brand_id, created_at, updated_at)
      select ${random.uuid()}::uuid, ${draft.audience}, ${draft.company}, ${brandId}::uuid, ${now}::timestamptz, ${now}::timestamptz
      from account where is_theirs
      returning id),
    owned as (
      insert into membership (user_id, company_id, role, created_at, accepted_at)
      select account.id, started.id, 'owner', ${now}::timestamptz, ${now}::timestamptz from account, started)
    select contested_at is not null as "isContested" from account`.execute(db);
  return { isContested: rows[0]?.isContested ?? false };
}
