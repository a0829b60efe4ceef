import { expect, it } from 'vitest';
import { goesByHand } from '../../../src/domain/invitation/goesByHand.ts';

it.each([
  [undefined, true],
  ['joao@drivers.test', false],
])('an invitation to the address %j is passed on by hand: %s', (email, byHand) => {
  expect(goesByHand({ email })).toBe(byHand);
});
