import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandSetting } from '../../../src/domain/brand/BrandSetting.ts';
import { checkBrandSetting } from '../../../src/domain/brand/checkBrandSetting.ts';
import { contrastRatio } from '../../../src/domain/brand/contrastRatio.ts';
import { neutralBrand } from '../../../src/domain/brand/neutralBrand.ts';
import { inheritedNames, outsideText, outsideValue } from '../../support/outsideValues.ts';

const greenline: BrandSetting = {
  primaryColor: '#51C21C',
  primaryTextColor: '#0A0A0A',
  sidebarFromColor: '#12330A',
  sidebarToColor: '#0B1F06',
  btnBorderRadius: '999px',
  imageContextPath: 'brands/green',
  topBarColor: '#FFFFFF',
};
const check = (fields: Readonly<Record<string, unknown>>) =>
  checkBrandSetting('greenline.com', { ...greenline, ...fields });

it('accepts a valid brand setting without warnings', () => {
  const { brand, warnings } = check({});
  expect(brand).toMatchObject({
    ...greenline,
    domain: 'greenline.com',
    sidebarTextColor: '#FFFFFF',
    topBarTextColor: '#0A0A0A',
  });
  expect(warnings).toEqual([]);
});

it('ignores spaces around a brand value', () => {
  const { brand, warnings } = check({ primaryColor: ' #51c21c ', btnBorderRadius: ' 8px ' });
  expect(brand).toMatchObject({ primaryColor: '#51C21C', btnBorderRadius: '8px' });
  expect(warnings).toEqual([]);
});

describe('an invalid brand value is replaced by the neutral one, with a warning', () => {
  it.each([
    ['primaryColor', 'red'],
    ['primaryColor', undefined],
    ['primaryColor', 7],
    ['sidebarFromColor', 'url(https://evil.example)'],
    ['topBarColor', '#fff;background:url(x)'],
    ['btnBorderRadius', '1000px'],
    ['btnBorderRadius', '63rem'],
    ['btnBorderRadius', '101%'],
    ['btnBorderRadius', '-1px'],
    ['btnBorderRadius', '8'],
    ['btnBorderRadius', 'calc(1px)'],
    ['btnBorderRadius', '4px 8px'],
    ['imageContextPath', '../secret'],
    ['imageContextPath', 'brands/../../x'],
    ['imageContextPath', 'brands//green'],
    ['imageContextPath', '//evil.example/x'],
    ['imageContextPath', '/brands/green'],
    ['imageContextPath', 'brands\\green'],
    ['imageContextPath', 'http://images.example/x'],
    ['imageContextPath', 'javascript:alert(1)'],
    ['imageContextPath', 'data:image/svg+xml,x'],
    ['imageContextPath', 'https://user@images.example/x'],
    ['imageContextPath', 'https://images.example/../x'],
    ['imageContextPath', 'https://images.example/x?y'],
    ['imageContextPath', 'https://images.example/x")'],
    ['imageContextPath', 'https://[::1/x'],
    ['imageContextPath', ''],
  ] as const)('%s %j', (field, value) => {
    const { brand, warnings } = check({ [field]: value });
    expect(brand[field]).toBe(neutralBrand[field]);
    expect(warnings.join()).toContain(field);
    expect(warnings.join()).toContain('greenline.com');
  });
});

describe('a valid brand value', () => {
  it.each([
    ['btnBorderRadius', '0', '0'],
    ['btnBorderRadius', '0.5rem', '0.5rem'],
    ['btnBorderRadius', '50%', '50%'],
    ['primaryTextColor', '#000', '#000000'],
    ['primaryColor', '#51c21c', '#51C21C'],
    ['imageContextPath', 'brands/green/', 'brands/green'],
    ['imageContextPath', 'https://images.example:8443/greenline', 'https://images.example:8443/greenline'],
    ['imageContextPath', 'https://images.example/', 'https://images.example'],
  ] as const)('%s %s is read as %s', (field, value, taken) => {
    const { brand, warnings } = check({ [field]: value });
    expect(brand[field]).toBe(taken);
    expect(warnings).toEqual([]);
  });
});

describe('brand text colours', () => {
  it('replace white on #51C21C, with a warning', () => {
    const { brand, warnings } = check({ primaryTextColor: '#FFFFFF' });
    expect(brand.primaryTextColor).toBe('#0A0A0A');
    expect(warnings).toEqual([expect.stringContaining('primaryTextColor #FFFFFF misses 4.5:1 on #51C21C')]);
  });

  it('replace the end of a side bar gradient from white to black, with a warning', () => {
    const { brand, warnings } = check({ sidebarFromColor: '#FFFFFF', sidebarToColor: '#000000' });
    expect(brand).toMatchObject({
      sidebarFromColor: '#FFFFFF',
      sidebarToColor: '#FFFFFF',
      sidebarTextColor: '#0A0A0A',
    });
    expect(warnings).toHaveLength(1);
  });

  it('have shades of the primary colour that are readable on light and dark backgrounds', () => {
    const { brand } = check({});
    expect(contrastRatio(brand.primaryStrongOnLight, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(brand.primaryStrongOnDark, '#14171A')).toBeGreaterThanOrEqual(4.5);
  });

  it('are readable in the neutral brand', () => {
    expect(checkBrandSetting(null, neutralBrand)).toEqual({ brand: neutralBrand, warnings: [] });
  });
});

it.each([undefined, null, 'brand', 7, [], Object.create(greenline)])(
  '%j is not a brand setting and gives the neutral brand',
  (raw) => {
    const { brand, warnings } = checkBrandSetting('greenline.com', raw);
    expect(brand).toEqual({ ...neutralBrand, domain: 'greenline.com' });
    expect(warnings).toHaveLength(7);
  },
);

it('any input gives a readable brand that is unchanged when checked again', () => {
  const before = inheritedNames();
  const part = fc.integer({ min: 0, max: 255 });
  const value = fc.oneof(
    fc.tuple(part, part, part).map((parts) => `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`),
    outsideText,
    fc.constantFrom('4px', 'brands/x'),
  );
  const setting = fc.dictionary(fc.constantFrom(...Object.keys(greenline)), value);
  fc.assert(
    fc.property(fc.oneof(setting, outsideValue), (raw) => {
      const { brand } = checkBrandSetting('greenline.com', raw);
      expect(contrastRatio(brand.primaryTextColor, brand.primaryColor)).toBeGreaterThan(4.4);
      expect(contrastRatio(brand.sidebarTextColor, brand.sidebarFromColor)).toBeGreaterThan(4.4);
      expect(contrastRatio(brand.sidebarTextColor, brand.sidebarToColor)).toBeGreaterThan(4.4);
      expect(checkBrandSetting('greenline.com', brand).brand).toEqual(brand);
    }),
  );
  expect(inheritedNames()).toEqual(before);
});

describe('the typeface of a brand', () => {
  it.each([['system'], ['brands/blue/sans.woff2']])('may be %s', (typeface) => {
    expect(check({ typeface })).toMatchObject({ brand: { typeface }, warnings: [] });
  });

  it('is the shipped one if it names none', () => {
    expect(check({})).toMatchObject({
      brand: expect.not.objectContaining({ typeface: expect.anything() }),
      warnings: [],
    });
  });

  it.each([
    [''],
    [7],
    [null],
    ['sans.ttf'],
    ['../sans.woff2'],
    ['/sans.woff2'],
    ['//evil.example/sans.woff2'],
    ['https://evil.example/sans.woff2'],
    ['brands/sans.woff2") , url(x.woff2'],
    ['Comic Sans'],
  ])('is the shipped one, with a warning, for %j', (typeface) => {
    const { brand, warnings } = check({ typeface });
    expect(brand.typeface).toBeUndefined();
    expect(warnings).toEqual(['Brand greenline.com: typeface is not usable, the shipped one is used.']);
  });
});
