import type { CompanyList } from '../../../application/shared/CompanyList.ts';

export type CompanyPart =
  | CompanyList
  | 'places'
  | 'next loads'
  | 'shipper conduct'
  | 'vehicle models'
  | 'pictures'
  | 'list settings'
  | 'sign-ins';

/** The cache key for data of a company; `which` adds to it, such as `'list'` and its view. */
export const companyKey = (company: string | undefined, part: CompanyPart, ...which: readonly unknown[]) =>
  ['company', company, part, ...which] as const;
