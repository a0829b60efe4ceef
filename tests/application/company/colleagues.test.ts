import { describe, expect, it } from 'vitest';
import { addMember } from '../../../src/application/company/addMember.ts';
import { changeRole } from '../../../src/application/company/changeRole.ts';
import { inviteAgain } from '../../../src/application/company/inviteAgain.ts';
import { removeMember } from '../../../src/application/company/removeMember.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { memberFactory } from '../../support/factories/memberFactory.ts';
import { FakeMemberRegister } from '../../support/fakes/FakeMemberRegister.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const draft = { name: ' Ada  Berg ', email: ' ada@road.test ', role: 'viewer' };
const ada = { name: 'Ada Berg', email: 'ada@road.test', role: 'viewer' };
const question = { title: 'Really?', text: '', yes: 'Yes', no: 'No' };
const stale = { lists: ['members', 'memberships'] };
const member = memberFactory.build({ role: 'viewer' });

const open = (overrides: Partial<FakeMemberRegister> = {}, answer = true) => ({
  memberRegister: Object.assign(new FakeMemberRegister(), { members: [member], ...overrides }),
  dialogs: new FakeDialogs(answer),
  keys: new FakeIdempotencyKeys(),
  changes: new FakeRecordChanges(),
});

describe('adding a colleague', () => {
  it('sends the parsed draft with an idempotency key', async () => {
    const { memberRegister, keys, changes } = open({ members: [] });
    expect(await addMember(memberRegister, keys, changes)(draft)).toEqual({ kind: 'done', record: ada });
    expect(memberRegister.members).toMatchObject([ada]);
    expect(memberRegister.keys).toEqual(['key']);
    expect(keys.contents).toEqual([{ member: ada }]);
    expect(changes.told).toEqual([stale]);
  });

  it('sends nothing when the draft has problems', async () => {
    const { memberRegister, keys, changes } = open();
    expect(await addMember(memberRegister, keys, changes)({ ...draft, name: '' })).toEqual({
      kind: 'invalid',
      problems: { name: { code: 'required' } },
    });
    expect(memberRegister.keys).toEqual([]);
  });
});

it('mails an invitation once more under one key until an answer arrives, and marks the lists as stale', async () => {
  const { memberRegister, keys, changes } = open();
  await inviteAgain(memberRegister, keys, changes)(member);
  expect(memberRegister.invitedAgain).toEqual([member.userId]);
  expect(memberRegister.keys).toEqual(['key']);
  expect(keys.contents).toEqual([{ memberAgain: member.userId }]);
  expect(changes.told).toEqual([stale]);
});

it.each([
  [true, 0, [stale]],
  [false, 1, []],
])('a colleague is removed only if confirmed (confirmed: %s)', async (answer, left, expected) => {
  const { memberRegister, dialogs, changes } = open({}, answer);
  expect(await removeMember(memberRegister, dialogs, changes)({ member, question })).toBe(answer);
  expect(memberRegister.members).toHaveLength(left);
  expect(dialogs.questions).toEqual([question]);
  expect(changes.told).toEqual(expected);
});

describe("changing a colleague's role", () => {
  it.each([
    [true, 'owner', [stale]],
    [false, 'viewer', []],
  ])('that needs confirmation happens only if confirmed (confirmed: %s)', async (answer, role, expected) => {
    const { memberRegister, dialogs, changes } = open({}, answer);
    expect(await changeRole(memberRegister, dialogs, changes)({ member, role: 'owner', question })).toBe(answer);
    expect(memberRegister.members).toMatchObject([{ role }]);
    expect(changes.told).toEqual(expected);
  });

  it('that needs no confirmation happens at once', async () => {
    const { memberRegister, dialogs, changes } = open({}, false);
    expect(await changeRole(memberRegister, dialogs, changes)({ member, role: 'dispatcher' })).toBe(true);
    expect(dialogs.questions).toEqual([]);
    expect(memberRegister.members).toMatchObject([{ role: 'dispatcher' }]);
  });

  it('marks the lists as stale when the service answers 409', async () => {
    const failure = new Failure({ kind: 'refused', status: 409, errors: [] });
    const { memberRegister, dialogs, changes } = open({ failure });
    await expect(changeRole(memberRegister, dialogs, changes)({ member, role: 'owner' })).rejects.toBe(failure);
    expect(changes.told).toEqual([stale]);
  });
});
