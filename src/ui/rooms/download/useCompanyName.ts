import { useTexts } from '../../shared/useTexts.ts';
import { useBrandCompany } from '../../shared/useBrandCompany.ts';
import { useSession } from '../../shared/useSession.ts';

/** Whose page this is: the company of the host, else the one in the browser's cache, else the product's own name (seed §2). */
export const useCompanyName = (): string => {
  const { product } = useTexts();
  const { company } = useSession();
  return useBrandCompany()?.name ?? company?.name ?? product.name;
};
