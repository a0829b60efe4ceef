import { sql, type Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Whose stream it is. */
export interface Admitted {
  readonly userId: string;
  readonly companyId: string;
  readonly signInId: string;
}

const keyOf = ({ signInId, companyId }: Pick<Admitted, 'signInId' | 'companyId'>): string => `${signInId} ${companyId}`;

/** Of some readers those who are still signed in and still belong to their company. */
export async function stillAdmitted<Reader extends Admitted>(
  db: Kysely<Tables>,
  readers: readonly Reader[],
  now: Date,
): Promise<ReadonlySet<Reader>> {
  const signIns = [...new Set(readers.map(({ signInId }) => signInId))];
  const { rows } = await sql<{ signInId: string; companyId: string }>`
    select sign_in.id as "signInId", membership.company_id as "companyId"
    from sign_in join app_user on app_user.id = sign_in.user_id join membership on membership.user_id = app_user.id
    where sign_in.id = any (${sql.val(signIns)}::uuid[]) and sign_in.revoked_at is null
      and sign_in.absolute_until > ${now}::timestamptz and app_user.disabled_at is null
      and exists (select from session where session.sign_in_id = sign_in.id and session.idle_until > ${now}::timestamptz)`.execute(
    db,
  );
  const live = new Set(rows.map(keyOf));
  return new Set(readers.filter((reader) => live.has(keyOf(reader))));
}
