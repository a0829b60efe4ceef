import { BrandCompany } from '../../application/company/BrandCompany.ts';
import type { Company } from '../../domain/company/Company.ts';
import { useInjection } from './injection/useInjection.ts';
import { useObserved } from './useObserved.ts';

/** The company this host belongs to; undefined until the directory has answered, and on a stranger's host. */
export const useBrandCompany = (): Company | undefined =>
  useObserved(useInjection(BrandCompany), (kept) => kept.read());
