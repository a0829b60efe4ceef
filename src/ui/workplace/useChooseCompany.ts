import { useQueryClient } from '@tanstack/react-query';
import { ChooseCompany } from '../../application/company/chooseCompany.ts';
import { useInjection } from '../shared/injection/useInjection.ts';

/** Chooses a company and drops every cached list and every late answer of the one before. */
export const useChooseCompany = (): ChooseCompany => {
  const chooseCompany = useInjection(ChooseCompany);
  const cache = useQueryClient();
  return (company) => {
    chooseCompany(company);
    void cache.cancelQueries({ queryKey: ['company'] });
    cache.removeQueries({ queryKey: ['company'], predicate: ({ queryKey }) => queryKey[1] !== company.id });
  };
};
