import { expect, it } from 'vitest';
import { isTooFew as isTooFewForService, scoredDays } from '../../services/carriers/scorecardRules.ts';
import { isNewHere } from '../../src/domain/carrier/isNewHere.ts';
import { isTooFew } from '../../src/domain/carrier/isTooFew.ts';

it.each([0, 1, 9, 10, 11, 1_000])('%i cases say as much about a carrier on the screen as in a scorecard', (cases) => {
  expect(isTooFew(cases)).toBe(isTooFewForService(cases));
});

it('a scorecard looks back just as far as tells whether a carrier is new', () => {
  expect(isNewHere(0, scoredDays)).toBe(true);
  expect(isNewHere(0, scoredDays - 1)).toBe(false);
});
