import { useBrandCompany } from './useBrandCompany.ts';
import { useTexts } from './useTexts.ts';

/** The matched company's name, or the product's own name. */
export const useBrandName = (): string => {
  const { product } = useTexts();
  return useBrandCompany()?.name ?? product.name;
};
