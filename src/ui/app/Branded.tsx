import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useBrandName } from '../shared/useBrandName.ts';
import { useChosenBrand } from './useChosenBrand.ts';
import { applyBrand } from '../theme/applyBrand.ts';
import { BrandContext } from '../theme/BrandContext.ts';
import { useTypeface } from '../theme/useTypeface.ts';
import { PageNameContext } from '../theme/PageNameContext.ts';

/** Applies the host's brand before paint, and appends the company's name to the document title (seed §1). */
export const Branded = ({ children }: { readonly children: ReactNode }) => {
  const brand = useChosenBrand();
  const name = useBrandName();
  const [page, tellPage] = useState<string>();
  useLayoutEffect(() => applyBrand(brand), [brand]);
  useTypeface(brand);
  useLayoutEffect(() => void (document.title = page === undefined ? name : `${page} · ${name}`), [page, name]);
  return (
    <BrandContext value={brand}>
      <PageNameContext value={tellPage}>{children}</PageNameContext>
    </BrandContext>
  );
};
