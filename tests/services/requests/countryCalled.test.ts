import { expect, it } from 'vitest';
import { countryCalled } from '../../../services/requests/import/countryCalled.ts';

it.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  ['Germany', 'DE'],
  ['DEUTSCHLAND', 'DE'],
  ['Allemagne', 'DE'],
  ['Österreich', 'AT'],
  ['Polska', 'PL'],
  ['Česko', 'CZ'],
  ['Czech Republic', 'CZ'],
  ['UK', 'GB'],
  ['U.S.A.', 'US'],
  ['the Netherlands', 'THE NETHERLANDS'],
  ['Netherlands', 'NL'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Ελλάδα', 'GR'],
  ['Atlantis', 'ATLANTIS'],
  ['', ''],
])('%j is %s', (cell, country) => {
  expect(countryCalled(cell)).toBe(country);
});
