import { BrandCompany } from '../../application/company/BrandCompany.ts';
import type { Company } from '../../domain/company/Company.ts';
import { useInjection } from './injection/useInjection.ts';
import { useObserved } from './useObserved.ts';

/** The company matched to this host; undefined until the directory has been read, or if none matches. */
export const useBrandCompany = (): Company | undefined =>
  useObserved(
    useInjection(BrandCompany),
    (kept) => kept.read(),
    () => undefined,
  );
