import { expect, it } from 'vitest';
import { dateOrderIn } from '../../../src/domain/region/dateOrderIn.ts';
import { localeIn } from '../../../src/domain/region/localeIn.ts';

it.each([
  ['DE', 'dmy'],
  ['GB', 'dmy'],
  ['FR', 'dmy'],
  ['US', 'mdy'],
  ['SE', 'ymd'],
  [undefined, 'mdy'],
])('dates in %s are written %s', (region, order) => {
  expect(dateOrderIn(localeIn('en-US', region))).toBe(order);
});
