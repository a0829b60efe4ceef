import { expect, it } from 'vitest';
import { isTooFew } from '../../../src/domain/carrier/isTooFew.ts';

it.each([
  [0, true],
  [9, true],
  [10, false],
])('%i cases are too few to tell about a carrier: %s', (cases, tooFew) => {
  expect(isTooFew(cases)).toBe(tooFew);
});
