import { expect, it } from 'vitest';
import { regionOfPostcode } from '../../../src/domain/edi/regionOfPostcode.ts';

it.each([
  ['US', '60421', 'IL'],
  ['US', '43207-1234', 'OH'],
  ['US', ' 432071234 ', 'OH'],
  ['US', '00501', 'NY'],
  ['US', '02108', 'MA'],
  ['US', '05544', 'MA'],
  ['US', '05401', 'VT'],
  ['US', '06103', 'CT'],
  ['US', '06390', 'NY'],
  ['US', '20001', 'DC'],
  ['US', '20101', 'VA'],
  ['US', '20601', 'MD'],
  ['US', '39901', 'GA'],
  ['US', '73301', 'TX'],
  ['US', '73401', 'OK'],
  ['US', '83414', 'WY'],
  ['US', '88510', 'TX'],
  ['US', '88901', 'NV'],
  ['US', '96813', 'HI'],
  ['US', '99950', 'AK'],
  // Forces abroad have no state.
  ['US', '09001', undefined],
  ['US', '34001', undefined],
  ['US', '96201', undefined],
  ['US', '6042', undefined],
  ['US', undefined, undefined],
  ['CA', 'M5V 2T6', 'ON'],
  ['CA', 'h2y1c6', 'QC'],
  // One letter for two territories.
  ['CA', 'X1A 2N4', undefined],
  ['CA', 'M5V', undefined],
  ['DE', '60421', undefined],
  [undefined, '60421', undefined],
])('in %s the postal code %s is in %s', (country, postcode, region) => {
  expect(regionOfPostcode(country, postcode)).toBe(region);
});
