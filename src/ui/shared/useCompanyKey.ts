import { companyKey } from './lists/companyKey.ts';
import type { CompanyPart } from './lists/companyKey.ts';
import { useSession } from './useSession.ts';

/** Builds cache keys for data of the selected company. `useChooseCompany` drops the data of other companies. */
export const useCompanyKey = () => {
  const { company } = useSession();
  return (part: CompanyPart, ...which: readonly unknown[]) => companyKey(company?.id, part, ...which);
};
