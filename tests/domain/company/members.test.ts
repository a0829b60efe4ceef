import { expect, it } from 'vitest';
import { isLastOwner } from '../../../src/domain/company/isLastOwner.ts';
import type { Member } from '../../../src/domain/company/Member.ts';
import type { MemberDraft } from '../../../src/domain/company/memberFields.ts';
import { membersByName } from '../../../src/domain/company/membersByName.ts';
import type { MemberStatus } from '../../../src/domain/company/MemberStatus.ts';
import { mayWrite } from '../../../src/domain/company/mayWrite.ts';
import { newMember } from '../../../src/domain/company/newMember.ts';
import { parseMember } from '../../../src/domain/company/parseMember.ts';
import type { Role } from '../../../src/domain/company/Role.ts';

const member = (userId: string, role: Role, status: MemberStatus = 'active'): Member => ({
  userId,
  version: 1,
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
] as const)('whether the %s may change records: %s', (role, may) => {
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
])('whether a member is the last owner: %s', (_who, members, last) => {
  expect(isLastOwner(members, 'a')).toBe(last);
});

it.each<[Partial<MemberDraft>, object]>([
  [
    { name: ' Ada  Berg ', email: ' Ada@road.test ' },
    { ok: true, value: { name: 'Ada Berg', email: 'ada@road.test', role: 'dispatcher' } },
  ],
  [
    { name: '', email: 'ada@', role: 'king' },
    { ok: false, problems: { name: { code: 'required' }, email: { code: 'email' }, role: { code: 'not_a_choice' } } },
  ],
])('reading a new colleague %j gives %j', (typed, read) => {
  expect(parseMember({ ...newMember, ...typed })).toEqual(read);
});

it('sorts members by name', () => {
  const members = [member('Zoë', 'viewer'), member('Émile', 'viewer'), member('Ada', 'owner')];
  expect(membersByName(members).map(({ name }) => name)).toEqual(['Ada', 'Émile', 'Zoë']);
});
