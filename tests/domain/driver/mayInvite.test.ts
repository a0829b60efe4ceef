import { expect, it } from 'vitest';
import { mayInvite } from '../../../src/domain/driver/mayInvite.ts';

it.each([
  ['active', undefined, true],
  ['invited', 'revoked', true],
  ['on_leave', 'expired', true],
  ['active', 'pending', false],
  ['invited', 'opened', false],
  ['active', 'accepted', false],
  ['left', undefined, false],
  ['left', 'expired', false],
] as const)(
  'whether a driver who is %s with an invitation that is %s may be invited: %s',
  (status, invitationStatus, may) => {
    expect(mayInvite({ status, invitationStatus })).toBe(may);
  },
);
