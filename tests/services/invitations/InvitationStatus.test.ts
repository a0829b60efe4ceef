import { expect, it } from 'vitest';
import { statusAt } from '../../../services/invitations/InvitationStatus.ts';

const end = new Date('2026-03-09T09:00:00Z');

it.each([
  ['pending', -1, 'pending'],
  ['pending', 0, 'expired'],
  ['opened', -1, 'opened'],
  ['opened', 1, 'expired'],
  ['accepted', 1, 'accepted'],
  ['revoked', 1, 'revoked'],
  ['expired', -1, 'expired'],
] as const)('%s, %i ms after its end, is %s', (status, after, expected) => {
  expect(statusAt({ status, expires_at: end }, new Date(end.getTime() + after))).toBe(expected);
});
