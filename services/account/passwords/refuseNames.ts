import type { Kysely } from 'kysely';
import type { Tables } from '../../Tables.ts';
import { refusedField } from '../../web/problems/refusedField.ts';
import { refusedFields } from '../../web/problems/refusedFields.ts';
import { isGuessable } from './isGuessable.ts';

/** Refuses a new password that is made of `names`, with 422 for `password`. */
export function refuseNames(password: string, names: readonly string[]): void {
  if (isGuessable(password, names)) throw refusedFields([refusedField('password', 'passwordCommon')]);
}

/** The names of a user's companies and of their brands. */
export async function namesAround(db: Kysely<Tables>, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .leftJoin('company as brand', 'brand.id', 'company.brand_id')
    .select(['company.name', 'brand.name as brand'])
    .where('membership.user_id', '=', userId)
    .execute();
  return rows.flatMap(({ name, brand }) => (brand === null ? [name] : [name, brand]));
}
