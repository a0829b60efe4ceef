import type { Services } from '../Services.ts';
import { type Audience, audiences } from '../account/Audience.ts';

/**
 * The companies a user belongs to. The domain is the brand's, or empty without one; the region is the one chosen, else the country
 * of the address.
 */
export async function ownCompanies({ db }: Services, userId: string) {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .leftJoin('company as brand', 'brand.id', 'company.brand_id')
    .select(['company.id', 'company.name', 'company.kind as audience', 'membership.role', 'brand.domain'])
    .select((is) => is.fn.coalesce('company.region', 'company.country').as('region'))
    .where('membership.user_id', '=', userId)
    .where('company.kind', 'in', audiences)
    .$narrowType<{ audience: Audience }>()
    .orderBy((is) => is.fn('lower', ['company.name']))
    .orderBy('company.id')
    .execute();
  return rows.map(({ domain, ...company }) => ({ ...company, domain: domain ?? '' }));
}
