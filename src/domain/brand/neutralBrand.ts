import type { Brand } from './Brand.ts';
import { themedBrand } from './themedBrand.ts';

/** The look of a host that no brand is configured for, and what stands in for bad values (product §2.9). */
export const neutralBrand: Brand = themedBrand(null, {
  primaryColor: '#2F5D8A',
  primaryTextColor: '#FFFFFF',
  sidebarFromColor: '#24303D',
  sidebarToColor: '#171F28',
  btnBorderRadius: '8px',
  imageContextPath: 'brands/neutral',
  topBarColor: '#FFFFFF',
});
