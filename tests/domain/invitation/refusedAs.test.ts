import { expect, it } from 'vitest';
import { refusedAs } from '../../../src/domain/invitation/refusedAs.ts';

it.each([
  ['pending', undefined],
  ['opened', undefined],
  ['accepted', 'accepted'],
  ['revoked', 'revoked'],
  ['expired', 'expired'],
] as const)('a %s invitation is refused as %s', (status, reason) => {
  expect(refusedAs(status)).toBe(reason);
});
