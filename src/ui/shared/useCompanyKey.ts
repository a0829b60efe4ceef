import type { CompanyList } from '../../application/shared/CompanyList.ts';
import { useSession } from './useSession.ts';

export type CompanyPart = CompanyList | 'vehicle models' | 'pictures';

/**
 * Under which key the cache holds a part of what is known of the selected company, and of that `which`, such as `'list'` and its
 * view. `useChooseCompany` drops what other companies' keys hold.
 */
export const useCompanyKey = () => {
  const { company } = useSession();
  return (part: CompanyPart, ...which: readonly unknown[]) => ['company', company?.id, part, ...which] as const;
};
