import { useBrandCompany } from './useBrandCompany.ts';
import { useTexts } from './useTexts.ts';

/** What this host calls itself: the matched company's name; the product's own while there is none. */
export const useBrandName = (): string => {
  const { product } = useTexts();
  return useBrandCompany()?.name ?? product.name;
};
