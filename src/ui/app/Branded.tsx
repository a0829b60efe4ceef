import { type ReactNode, useLayoutEffect } from 'react';
import { useBrandCompany } from '../hooks/useBrandCompany.ts';
import { useChosenBrand } from '../hooks/useChosenBrand.ts';
import { useTexts } from '../hooks/useTexts.ts';
import { applyBrand } from '../theme/applyBrand.ts';
import { BrandContext } from '../theme/BrandContext.ts';

/** Keeps the page in the brand of its host, before it is painted. */
export const Branded = ({ children }: { readonly children: ReactNode }) => {
  const { product } = useTexts();
  const brand = useChosenBrand();
  const title = useBrandCompany()?.name ?? product.name;
  useLayoutEffect(() => applyBrand(brand, title), [brand, title]);
  return <BrandContext value={brand}>{children}</BrandContext>;
};
