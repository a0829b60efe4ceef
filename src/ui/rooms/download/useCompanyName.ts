import { useTexts } from '../../shared/useTexts.ts';
import { useBrandCompany } from '../../shared/useBrandCompany.ts';
import { useInPage } from '../../shared/useInPage.ts';
import { useSession } from '../../shared/useSession.ts';

/** The company of this page: the host's, else the cached one, else the product's own name (seed §2). */
export const useCompanyName = (): string => {
  const { product } = useTexts();
  const { company } = useSession();
  return useInPage(useBrandCompany()?.name ?? company?.name ?? product.name, product.name);
};
