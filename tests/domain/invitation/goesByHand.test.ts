import { expect, it } from 'vitest';
import { goesByHand } from '../../../src/domain/invitation/goesByHand.ts';

it.each([
  [undefined, true],
  ['joao@drivers.test', false],
])('whether an invitation to the email address %j must be passed on by hand: %s', (email, byHand) => {
  expect(goesByHand({ email })).toBe(byHand);
});
