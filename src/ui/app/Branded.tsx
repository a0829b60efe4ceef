import { type ReactNode, useLayoutEffect } from 'react';
import { useBrandName } from '../hooks/useBrandName.ts';
import { useChosenBrand } from '../hooks/useChosenBrand.ts';
import { applyBrand } from '../theme/applyBrand.ts';
import { BrandContext } from '../theme/BrandContext.ts';

/** Keeps the page in the brand of its host, before it is painted. */
export const Branded = ({ children }: { readonly children: ReactNode }) => {
  const brand = useChosenBrand();
  const title = useBrandName();
  useLayoutEffect(() => applyBrand(brand, title), [brand, title]);
  return <BrandContext value={brand}>{children}</BrandContext>;
};
