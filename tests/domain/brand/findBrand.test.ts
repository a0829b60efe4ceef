import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandImage } from '../../../src/domain/brand/brandImage.ts';
import { findBrand } from '../../../src/domain/brand/findBrand.ts';
import { addressText, outsideText } from '../../support/outsideValues.ts';

const brands = { 'greenline.com': 'green', 'north.greenline.com': 'north', 'Amber.com': 'amber', solo: 'solo' };

describe('finding the brand of a host', () => {
  it.each([
    ['greenline.com', 'greenline.com'],
    ['fleet.greenline.com', 'greenline.com'],
    ['fleet.north.greenline.com', 'north.greenline.com'],
    ['AMBER.COM:8080', 'Amber.com'],
    ['solo', 'solo'],
  ])('finds for %s the brand of %s', (host, domain) => {
    expect(findBrand(brands, host)?.domain).toBe(domain);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'localhost', 'blue.com', ''])(
    'finds no brand for %j',
    (host) => {
      expect(findBrand(brands, host)).toBeUndefined();
    },
  );

  it('finds a configured brand or none for any input', () => {
    fc.assert(
      fc.property(fc.oneof(outsideText, addressText), (host) => {
        const found = findBrand(brands, host);
        expect([undefined, ...Object.keys(brands)]).toContain(found?.domain);
        expect([undefined, ...Object.values(brands)]).toContain(found?.setting);
      }),
    );
  });

  it('returns the brand with its setting', () => {
    expect(findBrand(brands, 'fleet.greenline.com')).toEqual({ domain: 'greenline.com', setting: 'green' });
  });
});

it.each([
  ['brands/green', '/brands/green/logo.svg'],
  ['https://images.example/green', 'https://images.example/green/logo.svg'],
])('the logo of the image path %s is at %s', (imageContextPath, address) => {
  expect(brandImage({ imageContextPath }, 'logo.svg')).toBe(address);
});
