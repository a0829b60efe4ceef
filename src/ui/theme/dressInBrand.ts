import type { Brand } from '../../domain/brand/Brand.ts';
import { brandImage } from '../../domain/brand/brandImage.ts';
import { neutralBrand } from '../../domain/brand/neutralBrand.ts';
import { brandStyle } from './brandStyle.ts';

const codes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => codes[sign] ?? '');
const imagesOf = (brand: Brand): string => `"${brandImage(brand, 'logo.svg').replace(/[^/]*$/, '')}`;

const put = (page: string, before: RegExp, value: string): string =>
  page.replace(before, (_, start: string) => start + value);

/** Puts a brand into a built page, which has the neutral one: style, icon, theme colour, images and name. */
export const dressInBrand = (html: string, brand: Brand): string => {
  let page = put(html, /(<style id="brand">)[^<]*/, brandStyle(brand));
  page = put(page, /(<meta name="theme-color" content=")[^"]*/, brand.topBarColor);
  page = put(page, /(<link rel="icon"[^>]* href=")[^"]*/, brandImage(brand, 'favicon.svg'));
  if (brand.name !== undefined) page = put(page, /(<title>)[^<]*/, escaped(brand.name));
  return page.replaceAll(imagesOf(neutralBrand), () => imagesOf(brand));
};
