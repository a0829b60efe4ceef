import { useMemo } from 'react';
import { ChooseBrand } from '../../application/company/chooseBrand.ts';
import type { Brand } from '../../domain/brand/Brand.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useBrandCompany } from '../shared/useBrandCompany.ts';

/** The brand of this host, updated once the matched company is known. */
export const useChosenBrand = (): Brand => {
  const chooseBrand = useInjection(ChooseBrand);
  const company = useBrandCompany();
  return useMemo(() => chooseBrand(company), [chooseBrand, company]);
};
