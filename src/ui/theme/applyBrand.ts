import type { Brand } from '../../domain/brand/Brand.ts';
import { brandImage } from '../../domain/brand/brandImage.ts';
import { paintBrand } from './paintBrand.ts';

const setAttribute = (selector: string, name: string, value: string): void => {
  document.head.querySelector(selector)?.setAttribute(name, value);
};

/** Applies a brand to the page: custom properties, favicon and theme colour. */
export const applyBrand = (brand: Brand): void => {
  paintBrand(brand);
  setAttribute('link[rel="icon"]', 'href', brandImage(brand, 'favicon.svg'));
  setAttribute('meta[name="theme-color"]', 'content', brand.topBarColor);
};
