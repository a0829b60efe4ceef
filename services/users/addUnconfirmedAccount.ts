import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/Tables.ts';
import type { Services } from '../Services.ts';
import type { SignUpDraft } from './accountSchemas.ts';

/**
 * User, company and owner's membership, in place of what an earlier, unconfirmed sign-up left. One statement, so that it costs
 * the same when it does nothing because the address has a confirmed account.
 */
export async function addUnconfirmedAccount(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  db: Kysely<Tables>,
  draft: Omit<SignUpDraft, 'password'>,
  passwordHash: string,
  brandId: string | null,
): Promise<void> {
  const now = clock.now();
  await sql`
    with account as (
      insert into app_user (id, email, name, phone, password_hash, created_at, updated_at)
      values (${random.uuid()}, ${draft.email}, ${draft.name}, ${draft.phone}, ${passwordHash}, ${now}, ${now})
      on conflict (email) do update
        set name = excluded.name, phone = excluded.phone, password_hash = excluded.password_hash, updated_at = excluded.updated_at
        where app_user.confirmed_at is null and app_user.disabled_at is null
      returning id),
    earlier as (
      delete from company using membership, account
      where membership.user_id = account.id and membership.role = 'owner' and company.id = membership.company_id),
    started as (
      insert into company (id, kind, name, brand_id, created_at, updated_at)
      select ${random.uuid()}::uuid, ${draft.audience}, ${draft.company}, ${brandId}::uuid, ${now}::timestamptz, ${now}::timestamptz
      from account
      returning id)
    insert into membership (user_id, company_id, role, created_at)
    select account.id, started.id, 'owner', ${now}::timestamptz from account, started`.execute(db);
}
