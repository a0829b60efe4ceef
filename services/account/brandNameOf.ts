import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

/** The brand of a user's first company; undefined for an unknown address or a company without a brand. */
export async function brandNameOf(db: Kysely<Tables>, email: string): Promise<string | undefined> {
  const brand = await db
    .selectFrom('app_user')
    .innerJoin('membership', 'membership.user_id', 'app_user.id')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .innerJoin('company as brand', 'brand.id', 'company.brand_id')
    .select('brand.name')
    .where('app_user.email', '=', email)
    .orderBy('membership.created_at')
    .orderBy('company.id')
    .executeTakeFirst();
  return brand?.name;
}
