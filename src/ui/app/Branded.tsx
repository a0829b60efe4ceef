import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useBrandName } from '../shared/useBrandName.ts';
import { useChosenBrand } from './useChosenBrand.ts';
import { applyBrand } from '../theme/applyBrand.ts';
import { BrandContext } from '../theme/BrandContext.ts';
import { PageNameContext } from '../theme/PageNameContext.ts';

/** Keeps the page in the brand of its host, before it is painted; its title ends with the name of that company (seed §1). */
export const Branded = ({ children }: { readonly children: ReactNode }) => {
  const brand = useChosenBrand();
  const name = useBrandName();
  const [page, tellPage] = useState<string>();
  useLayoutEffect(() => applyBrand(brand), [brand]);
  useLayoutEffect(() => void (document.title = page === undefined ? name : `${page} · ${name}`), [page, name]);
  return (
    <BrandContext value={brand}>
      <PageNameContext value={tellPage}>{children}</PageNameContext>
    </BrandContext>
  );
};
