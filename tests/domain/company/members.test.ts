import { expect, it } from 'vitest';
import { checkNewMember } from '../../../src/domain/company/checkNewMember.ts';
import { isLastOwner } from '../../../src/domain/company/isLastOwner.ts';
import type { Member } from '../../../src/domain/company/Member.ts';
import type { MemberStatus } from '../../../src/domain/company/MemberStatus.ts';
import { mayWrite } from '../../../src/domain/company/mayWrite.ts';
import type { Role } from '../../../src/domain/company/Role.ts';

const member = (userId: string, role: Role, status: MemberStatus = 'active'): Member => ({
  userId,
  role,
  name: userId,
  email: `${userId}@road.test`,
  status,
  joinedAt: '2026-01-01T00:00:00Z',
});

it.each([
  ['owner', true],
  ['dispatcher', true],
  ['viewer', false],
] as const)('Whether the %s changes records: %s', (role, may) => {
  expect(mayWrite(role)).toBe(may);
});

it.each([
  ['the only owner', [member('a', 'owner'), member('b', 'viewer')], true],
  ['one of two owners', [member('a', 'owner'), member('b', 'owner')], false],
  ['somebody else', [member('a', 'viewer'), member('b', 'owner')], false],
  ['a stranger', [member('b', 'owner')], false],
  ['the only one who came', [member('a', 'owner'), member('b', 'owner', 'invited')], true],
  ['the only one who still may', [member('a', 'owner'), member('b', 'owner', 'disabled')], true],
  ['somebody who was only invited', [member('a', 'owner', 'invited'), member('b', 'owner')], false],
])('Of %s', (_who, members, last) => {
  expect(isLastOwner(members, 'a')).toBe(last);
});

it.each([
  [{ name: 'Ada', email: 'ada@road.test' }, {}],
  [
    { name: '', email: 'ada@' },
    { name: 'required', email: 'email' },
  ],
])('A colleague %j: %j', (typed, problems) => {
  expect(checkNewMember(typed)).toEqual(problems);
});
