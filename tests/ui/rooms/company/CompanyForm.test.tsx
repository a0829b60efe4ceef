import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { CompanyRoom } from '../../../../src/ui/rooms/company/CompanyRoom.tsx';
import { companyDetailsFactory } from '../../../support/factories/companyDetailsFactory.ts';
import { FakeCompanyProfile } from '../../../support/fakes/FakeCompanyProfile.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const edit = async (answer: string) => {
  const companyProfile = new FakeCompanyProfile();
  renderRoom(<CompanyRoom />, { companyProfile });
  await userEvent.type(await screen.findByLabelText('City'), ' am Rhein');
  companyProfile.details = companyDetailsFactory.build({
    version: 5,
    address: { city: 'Bonn', country: 'FR' },
    vatId: 'DE987654321',
  });
  companyProfile.refusal = new Failure({ kind: 'refused', status: 409, errors: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
  companyProfile.refusal = undefined;
  const rows = dialog.getAllByRole('row').map((row) => row.textContent);
  await userEvent.click(dialog.getByRole('button', { name: answer }));
  return { companyProfile, rows };
};

const close = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('a conflict on the company form', () => {
  it("shows both versions, and saving mine keeps the other person's further changes", async () => {
    const { companyProfile, rows } = await edit('Save mine instead');
    expect(rows).toEqual(['FieldYoursTheirs', 'CityKöln am RheinBonn']);
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(companyProfile.changes.at(-1)).toMatchObject({
      version: 5,
      facts: { address: { city: 'Köln am Rhein', country: 'FR' }, vatId: 'DE987654321' },
    });
  });

  it.each([
    ['Use theirs', 'Bonn'],
    ['Keep editing', 'Köln am Rhein'],
  ])('fills the form as chosen: %s', async (answer, city) => {
    const { companyProfile } = await edit(answer);
    expect(screen.getByLabelText('City')).toHaveProperty('value', city);
    expect(screen.getByLabelText('Country')).toHaveProperty('value', 'FR');
    expect(companyProfile.changes).toHaveLength(1);
  });
});

describe('leaving the company room', () => {
  it('asks while the form has unsaved changes, and no longer once they are saved', async () => {
    renderRoom(<CompanyRoom />);
    const phone = await screen.findByLabelText('Phone (optional)');
    expect(close()).toBe(true);
    await userEvent.clear(phone);
    await userEvent.type(phone, '0049 30 1234567');
    expect(close()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(phone).toHaveProperty('value', '+49301234567');
    expect(close()).toBe(true);
  });

  it('asks while a colleague is half entered, also on Cancel', async () => {
    const dialogs = new FakeDialogs(false);
    renderRoom(<CompanyRoom />, { dialogs });
    await userEvent.click(screen.getByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Ada');
    expect(close()).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Leave without saving?']);
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Ada');
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
