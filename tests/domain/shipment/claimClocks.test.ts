import { expect, it } from 'vitest';
import { claimClocks } from '../../../src/domain/shipment/claimClocks.ts';

it.each([
  ['a Tuesday', '2026-11-24', '2026-12-02', '2026-12-15', '2027-11-24'],
  ['a Saturday, with two Sundays in the week', '2026-11-21', '2026-11-30', '2026-12-12', '2027-11-21'],
  ['a Sunday, which does not count', '2026-11-22', '2026-11-30', '2026-12-13', '2027-11-22'],
  ['the end of a year', '2026-12-31', '2027-01-08', '2027-01-21', '2027-12-31'],
  ['another day of February', '2026-02-10', '2026-02-18', '2026-03-03', '2027-02-10'],
  ['another 29th', '2026-04-29', '2026-05-07', '2026-05-20', '2027-04-29'],
  ['a leap day', '2028-02-29', '2028-03-08', '2028-03-21', '2029-02-28'],
])('goods delivered on %s', (_, delivered, hiddenDamageUntil, delayUntil, lapsesAfter) => {
  expect(claimClocks(delivered)).toEqual({ hiddenDamageUntil, delayUntil, lapsesAfter });
});
