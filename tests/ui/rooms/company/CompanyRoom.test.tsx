import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { CompanyRoom } from '../../../../src/ui/rooms/company/CompanyRoom.tsx';
import { memberFactory } from '../../../support/factories/memberFactory.ts';
import { FakeMemberRegister } from '../../../support/fakes/FakeMemberRegister.ts';
import { FakeCompanyProfile } from '../../../support/fakes/FakeCompanyProfile.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const withPeople = (...members: readonly ReturnType<typeof memberFactory.build>[]): FakeMemberRegister =>
  Object.assign(new FakeMemberRegister(), { members });

describe('an owner', () => {
  it("changes the company's details", async () => {
    const companyProfile = new FakeCompanyProfile();
    renderRoom(<CompanyRoom />, { companyProfile });
    const city = await screen.findByLabelText('City');
    await userEvent.clear(city);
    await userEvent.type(city, 'Bonn');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(companyProfile.changes).toMatchObject([{ facts: { address: { city: 'Bonn' } }, version: 1 }]);
    expect(await screen.findByText('Saved.')).toBeTruthy();

    await userEvent.type(city, ' am Rhein');
    expect(screen.queryByText('Saved.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(companyProfile.changes).toMatchObject([
      { version: 1 },
      { facts: { address: { city: 'Bonn am Rhein' } }, version: 2 },
    ]);
  });

  it.each([
    ['VAT ID is not known.', {}],
    ['VAT ID is not known.', { code: 'of a newer service' }],
    ['Use at most 30 characters.', { code: 'too_long', limits: { most: 30 } }],
    ['A VAT ID has 4 to 20 letters and digits.', { code: 'vat_id' }],
  ])('sees %j beside the refused field, and keeps what was typed', async (sentence, coded) => {
    const companyProfile = new FakeCompanyProfile();
    companyProfile.refusal = new Failure({
      kind: 'refused',
      status: 422,
      message: 'Some fields are not right.',
      errors: [{ field: 'vatId', message: 'is not known', ...coded }],
    });
    renderRoom(<CompanyRoom />, { companyProfile });
    const vatId = await screen.findByLabelText('VAT ID (optional)');
    await userEvent.type(vatId, '7');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(vatId).toHaveProperty('value', 'DE1234567897');
  });

  it('invites a colleague', async () => {
    const memberRegister = withPeople();
    renderRoom(<CompanyRoom />, { memberRegister });
    await userEvent.click(screen.getByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite a colleague' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Ada Byron');
    await userEvent.type(dialog.getByLabelText('Email'), 'ada@road.test');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'viewer');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Ada Byron')).toBeTruthy();
    expect(memberRegister.members).toMatchObject([{ email: 'ada@road.test', role: 'viewer' }]);
  });

  it('changes a viewer to a dispatcher, and cannot leave as the last owner', async () => {
    const memberRegister = withPeople(
      memberFactory.build({ name: 'Boss', role: 'owner' }),
      memberFactory.build({ name: 'Vera', role: 'viewer' }),
    );
    renderRoom(<CompanyRoom />, { memberRegister });
    await userEvent.selectOptions(await screen.findByLabelText('Role of Vera'), 'dispatcher');
    expect(memberRegister.members).toMatchObject([{ role: 'owner' }, { role: 'dispatcher' }]);
    expect(screen.queryByLabelText('Role of Boss')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Boss' })).toBeNull();
  });
});

describe('a viewer', () => {
  it('sees the details and people without any control', async () => {
    const memberRegister = withPeople(memberFactory.build({ name: 'Boss', role: 'owner' }));
    renderRoom(<CompanyRoom />, { memberRegister, membership: { role: 'viewer' } });
    expect(await screen.findByText('Am Hafen 1, 50735 Köln, Germany')).toBeTruthy();
    expect(await screen.findByText('Boss')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('company details that cannot be read are reported, and read again on retry', async () => {
  const companyProfile = new FakeCompanyProfile();
  const details = companyProfile.details;
  companyProfile.details = new Failure({ kind: 'unreadable' });
  renderRoom(<CompanyRoom />, { companyProfile });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  companyProfile.details = details;
  await userEvent.click(retry);
  expect(await screen.findByLabelText('City')).toBeTruthy();
});
