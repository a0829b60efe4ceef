import type { Brand } from '../../domain/brand/Brand.ts';
import { paintBrand } from './paintBrand.ts';

/** A brand's custom properties as a style sheet. All of its values are checked: none can break out. */
export const brandStyle = (brand: Brand): string => {
  const lines: string[] = [];
  paintBrand(brand, { setProperty: (name, value) => void lines.push(`${name}:${value}`) });
  return `:root{${lines.join(';')}}`;
};
