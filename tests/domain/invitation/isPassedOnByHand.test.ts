import { expect, it } from 'vitest';
import { isPassedOnByHand } from '../../../src/domain/invitation/isPassedOnByHand.ts';

it.each([
  [undefined, true],
  ['joao@drivers.test', false],
])('whether an invitation to the email address %j must be passed on by hand: %s', (email, byHand) => {
  expect(isPassedOnByHand({ email })).toBe(byHand);
});
