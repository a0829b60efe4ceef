import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Member } from '../../../../src/domain/company/Member.ts';
import type { Role } from '../../../../src/domain/company/Role.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { CompanyRoom } from '../../../../src/ui/rooms/company/CompanyRoom.tsx';
import { memberFactory } from '../../../support/factories/memberFactory.ts';
import { sessionFactory } from '../../../support/factories/sessionFactory.ts';
import { userFactory } from '../../../support/factories/userFactory.ts';
import type { FakePorts } from '../../../support/fakeContainer.ts';
import { FakeMemberRegister } from '../../../support/fakes/FakeMemberRegister.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeSessionStore } from '../../../support/fakes/FakeSessionStore.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const withPeople = (...members: readonly ReturnType<typeof memberFactory.build>[]): FakeMemberRegister =>
  Object.assign(new FakeMemberRegister(), { members });

/** Role changes stay pending until `go` is called. */
class HeldColleagues extends FakeMemberRegister {
  go = (): void => {};

  override async changeRole(member: Member, role: Role): Promise<void> {
    await new Promise<void>((go) => {
      this.go = go;
    });
    await super.changeRole(member, role);
  }
}

const boss = () => memberFactory.build({ name: 'Boss', role: 'owner' });
const open = async (memberRegister: FakeMemberRegister, answer = true, others: Partial<FakePorts> = {}) => {
  const dialogs = new FakeDialogs(answer);
  const ports = renderRoom(<CompanyRoom />, { ...others, memberRegister, dialogs });
  await screen.findByText('Boss');
  return ports;
};

describe("changing a colleague's role", () => {
  it.each([
    ['viewer', 'owner', 'Make Vera an owner?'],
    ['owner', 'viewer', 'Change the role of Vera?'],
  ] as const)('asks for confirmation from %s to %s', async (role, wanted, title) => {
    const memberRegister = withPeople(boss(), memberFactory.build({ name: 'Vera', role }));
    const { dialogs } = await open(memberRegister, false);
    const select = screen.getByLabelText('Role of Vera');
    await userEvent.selectOptions(select, wanted);
    expect(dialogs.questions.map((question) => question.title)).toEqual([title]);
    expect(select).toHaveProperty('value', role);
    expect(screen.queryByText(/^Vera is/)).toBeNull();
    dialogs.answer = true;
    await userEvent.selectOptions(select, wanted);
    await waitFor(() => expect(memberRegister.members[1]?.role).toBe(wanted));
  });

  it("asks for confirmation when it is one's own", async () => {
    const user = userFactory.build();
    const own = memberFactory.build({ name: 'Own', role: 'owner', userId: user.id });
    const sessionStore = new FakeSessionStore(sessionFactory.build({ user }));
    const { dialogs } = await open(withPeople(boss(), own), false, { sessionStore });
    await userEvent.selectOptions(screen.getByLabelText('Role of Own'), 'dispatcher');
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Give up ownership?']);
  });

  it('happens at once otherwise, and disables the control while pending', async () => {
    const memberRegister = new HeldColleagues();
    memberRegister.members = [boss(), memberFactory.build({ name: 'Vera', role: 'viewer' })];
    const { dialogs } = await open(memberRegister);
    const select = screen.getByLabelText('Role of Vera');
    await userEvent.selectOptions(select, 'dispatcher');
    expect(select).toMatchObject({ value: 'dispatcher', disabled: true });
    memberRegister.go();
    await waitFor(() => expect(select).toHaveProperty('disabled', false));
    expect(select).toHaveProperty('value', 'dispatcher');
    expect(dialogs.questions).toEqual([]);
    expect(await screen.findByText('Vera is now a dispatcher.')).toHaveProperty('role', 'status');
  });

  it('shows the old role and a dialog when it is refused', async () => {
    const memberRegister = withPeople(boss(), memberFactory.build({ name: 'Vera', role: 'viewer' }));
    memberRegister.failure = new Failure({
      kind: 'refused',
      status: 409,
      message: 'Only an owner can do that.',
      errors: [],
    });
    const { dialogs } = await open(memberRegister);
    const select = screen.getByLabelText('Role of Vera');
    await userEvent.selectOptions(select, 'dispatcher');
    await waitFor(() => expect(dialogs.alerts).toMatchObject([{ text: 'Only an owner can do that.' }]));
    expect(select).toMatchObject({ value: 'viewer', disabled: false });
  });
});

it('retrying an invitation after no answer sends the same idempotency key', async () => {
  const memberRegister = withPeople(boss());
  await open(memberRegister);
  await userEvent.click(screen.getByRole('button', { name: 'Invite a colleague' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Ada');
  await userEvent.type(dialog.getByLabelText('Email'), 'ada@road.test');
  memberRegister.failure = new Failure({ kind: 'unreachable', offline: false });
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  memberRegister.failure = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('ada@road.test');
  expect(memberRegister.keys).toHaveLength(2);
  expect(new Set(memberRegister.keys).size).toBe(1);
});

const invite = async (name: string, email: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Invite a colleague' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), name);
  await userEvent.type(dialog.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  return dialog;
};

it('an invitation that is refused says why in its form, and that it was sent once it was', async () => {
  const memberRegister = withPeople(boss());
  const refused = { kind: 'refused', status: 409, reason: 'member_already', errors: [] } as const;
  memberRegister.failure = new Failure(refused);
  const { dialogs, notices } = await open(memberRegister);
  const dialog = await invite('Ada', 'ada@road.test');
  expect(dialog.getByRole('alert').textContent).toBe('This person is already in the company.');
  expect(dialogs.alerts).toEqual([]);
  memberRegister.failure = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(notices.texts).toContain('Invitation sent to Ada'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an invitation whose address is refused says so beside the address alone', async () => {
  const memberRegister = withPeople(boss());
  const errors = [{ field: 'email', code: 'email', message: 'must be an email address' }];
  memberRegister.failure = new Failure({ kind: 'refused', status: 422, errors });
  await open(memberRegister);
  const dialog = await invite('Ada', 'ada@road.test');
  expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('invited and disabled members are marked, and not counted as owners', async () => {
  const memberRegister = withPeople(
    memberFactory.build({ name: 'Boss', role: 'owner' }),
    memberFactory.build({ name: 'Vera', role: 'owner', status: 'invited' }),
    memberFactory.build({ name: 'Wim', role: 'owner', status: 'disabled' }),
  );
  renderRoom(<CompanyRoom />, { memberRegister });
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toContain('Only owner');
  expect(rows[1]).toContain('Invited');
  expect(rows[2]).toContain('Disabled');
  expect(screen.queryByLabelText('Role of Boss')).toBeNull();
  expect(screen.getByLabelText('Role of Vera')).toBeTruthy();
});
