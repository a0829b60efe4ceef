import { useQueryClient } from '@tanstack/react-query';
import { ChooseCompany } from '../../../application/company/chooseCompany.ts';
import { useInjection } from '../injection/useInjection.ts';

/** Switches company, dropping all cached data and late answers of the previous one. */
export const useChooseCompany = (): ChooseCompany => {
  const chooseCompany = useInjection(ChooseCompany);
  const cache = useQueryClient();
  return (company) => {
    chooseCompany(company);
    void cache.cancelQueries({ queryKey: ['company'] });
    cache.removeQueries({ queryKey: ['company'], predicate: ({ queryKey }) => queryKey[1] !== company.id });
  };
};
