import type { Kysely } from 'kysely';
import type { Audience } from '../../account/Audience.ts';
import type { Tables } from '../../Tables.ts';

/** The inviting company and its brand. */
export interface Employer {
  readonly name: string;
  readonly audience: Audience;
  readonly brandName: string | null;
  readonly brandDomain: string | null;
}

export async function findEmployer(db: Kysely<Tables>, companyId: string): Promise<Employer> {
  const { kind, ...company } = await db
    .selectFrom('company')
    .leftJoin('company as brand', 'brand.id', 'company.brand_id')
    .select(['company.name', 'company.kind', 'brand.name as brandName', 'brand.domain as brandDomain'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { ...company, audience: kind === 'fleet' ? 'fleet' : 'office' };
}
