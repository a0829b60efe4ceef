import { type CheckedBrand, checkBrandSetting } from './checkBrandSetting.ts';
import { findBrand } from './findBrand.ts';
import { neutralBrand } from './neutralBrand.ts';

/** The checked brand of the first host that has one; the neutral brand if none does (product §2.9). */
export const brandFor = (brands: Readonly<Record<string, unknown>>, ...hosts: readonly string[]): CheckedBrand => {
  for (const host of hosts) {
    const found = findBrand(brands, host);
    if (found) return checkBrandSetting(found.domain, found.setting);
  }
  return { brand: neutralBrand, warnings: [] };
};
