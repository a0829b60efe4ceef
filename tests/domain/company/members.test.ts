import { describe, expect, it } from 'vitest';
import { checkCompany } from '../../../src/domain/company/checkCompany.ts';
import type { CompanyDraft } from '../../../src/domain/company/CompanyDraft.ts';
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

const empty: CompanyDraft = {
  name: 'Rhine Valley Transport',
  phone: '',
  email: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  vatId: '',
};

const place = { street: 'Am Hafen 1', postcode: '50735', city: 'Köln', country: 'DE' };

describe('The details of a company', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(121) }, { name: 'too-long' }],
    [{ phone: '0221' }, { phone: 'phone' }],
    [{ phone: '+49 221 4710' }, {}],
    [{ email: 'office' }, { email: 'email' }],
    [{ city: 'Köln' }, { street: 'required', postcode: 'required', country: 'country' }],
    [place, {}],
    [{ ...place, city: ' ' }, { city: 'required' }],
    [{ ...place, street: 'A'.repeat(121) }, { street: 'too-long' }],
    [{ ...place, postcode: ` ${'1'.repeat(12)} ` }, {}],
    [{ ...place, postcode: '1'.repeat(13) }, { postcode: 'postcode' }],
    [{ ...place, city: 'K'.repeat(80) }, {}],
    [{ ...place, city: 'K'.repeat(81) }, { city: 'city' }],
    [{ vatId: ' ' }, {}],
    [{ vatId: ' pt 501.234-567' }, {}],
    [{ vatId: 'IE1234567+*' }, {}],
    [{ vatId: 'DE1' }, { vatId: 'vat-id' }],
    [{ vatId: 'DE12/34' }, { vatId: 'vat-id' }],
    [{ vatId: 'D'.repeat(20) }, {}],
    [{ vatId: 'D'.repeat(21) }, { vatId: 'vat-id' }],
  ] as const)('with %j: %j', (typed, problems) => {
    expect(checkCompany({ ...empty, ...typed })).toEqual(problems);
  });
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
