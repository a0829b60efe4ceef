import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { neutralBrand } from '../../../src/domain/brand/neutralBrand.ts';
import { themedBrand } from '../../../src/domain/brand/themedBrand.ts';
import { loadTypeface } from '../../../src/ui/theme/typeface/loadTypeface.ts';

/** What jsdom lacks: a face as the browser was told of it. */
class ToldFace {
  readonly family: string;
  readonly source: string;
  readonly traits: FontFaceDescriptors;
  constructor(family: string, source: string, traits: FontFaceDescriptors) {
    this.family = family;
    this.source = source;
    this.traits = traits;
  }
}

const faces = new Set<ToldFace>();
beforeEach(() => {
  faces.clear();
  vi.stubGlobal('FontFace', ToldFace);
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

const branded = (typeface?: string) => themedBrand(null, { ...neutralBrand, typeface });

it('offers the shipped typeface in parts, each with the letters it has', () => {
  loadTypeface(branded());
  expect([...faces]).toMatchObject([
    { family: 'Hanken Grotesk', source: expect.stringMatching(/latin\.woff2"\)$/), traits: { display: 'swap' } },
    { family: 'Hanken Grotesk', source: expect.stringMatching(/latin-ext\.woff2"\)$/), traits: { display: 'swap' } },
  ]);
  const [latin, extended] = [...faces].map(({ traits }) => traits.unicodeRange);
  expect(latin).toContain('U+20-7E');
  expect(extended).toContain('U+154-17F');
});

it('offers the file that a brand names instead, under the name its pages use', () => {
  const brand = branded('brands/blue/sans.woff2');
  loadTypeface(brand);
  expect([...faces]).toMatchObject([{ family: brand.typefaceFamily, source: 'url("/brands/blue/sans.woff2")' }]);
});

it('offers nothing where the brand wants the typeface of the device', () => {
  const brand = branded('system');
  loadTypeface(brand);
  expect(faces.size).toBe(0);
  expect(brand.typefaceFamily).toBe('system-ui');
});

it('is taken back when another brand takes its place', () => {
  const takeBack = loadTypeface(branded());
  takeBack();
  expect(faces.size).toBe(0);
});
