import type { CompanyList } from '../../application/shared/CompanyList.ts';
import { useSession } from './useSession.ts';

export type CompanyPart = CompanyList | 'vehicle models' | 'pictures';

/**
 * Builds cache keys for data of the selected company; `which` adds to them, such as `'list'` and its view.
 * `useChooseCompany` drops the data of other companies.
 */
export const useCompanyKey = () => {
  const { company } = useSession();
  return (part: CompanyPart, ...which: readonly unknown[]) => ['company', company?.id, part, ...which] as const;
};
