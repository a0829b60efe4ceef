import type { Brand } from './Brand.ts';
import { themedBrand } from './themedBrand.ts';

/** The brand for hosts without one, and the fallback for invalid values (product §2.9). */
export const neutralBrand: Brand = themedBrand(null, {
  primaryColor: '#2F5D8A',
  primaryTextColor: '#FFFFFF',
  sidebarFromColor: '#24303D',
  sidebarToColor: '#171F28',
  btnBorderRadius: '8px',
  imageContextPath: 'brands/neutral',
  topBarColor: '#FFFFFF',
});
