import type { Brand } from '../../../domain/brand/Brand.ts';
import { typefaceRanges } from './typefaceRanges.ts';

const shipped = {
  latin: new URL('latin.woff2', import.meta.url).href,
  'latin-ext': new URL('latin-ext.woff2', import.meta.url).href,
} satisfies Record<keyof typeof typefaceRanges, string>;

const facesOf = (brand: Brand): readonly FontFace[] => {
  const { typeface, typefaceFamily: family } = brand;
  if (typeface === 'system') return [];
  if (typeface !== undefined)
    return [new FontFace(family, `url("/${typeface}")`, { weight: '100 900', display: 'swap' })];
  return (['latin', 'latin-ext'] as const).map(
    (part) =>
      new FontFace(family, `url("${shipped[part]}")`, {
        weight: '400 700',
        display: 'swap',
        unicodeRange: typefaceRanges[part],
      }),
  );
};

/**
 * Offers the brand's typeface to the page; the browser fetches a file once letters of it are shown. Until then, and if it never
 * comes, text is in a fallback of the same measures (base.css). Returns a function that takes it back.
 */
export const loadTypeface = (brand: Brand): (() => void) => {
  const faces = facesOf(brand);
  for (const face of faces) document.fonts.add(face);
  return () => {
    for (const face of faces) document.fonts.delete(face);
  };
};
