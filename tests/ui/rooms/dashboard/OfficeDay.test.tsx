import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { OfficeDay } from '../../../../src/ui/rooms/dashboard/OfficeDay.tsx';
import { companyDetailsFactory } from '../../../support/factories/companyDetailsFactory.ts';
import { FakeCompanyProfile } from '../../../support/fakes/FakeCompanyProfile.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const bareBook = () =>
  Object.assign(new FakeCompanyProfile(), { details: { ...companyDetailsFactory.build(), address: undefined } });

it('the owner of a new office sees its first steps', async () => {
  renderRoom(<OfficeDay />, { companyProfile: bareBook(), membership: { audience: 'office' } });
  expect((await screen.findByRole('link', { name: 'Go to company details' })).getAttribute('href')).toBe('/ui/company');
  expect(screen.getByText('Invite a colleague')).toBeTruthy();
  expect(screen.queryByText('Nothing to do.')).toBeNull();
});

it('a member who can do none of the first steps sees that nothing is waiting', async () => {
  renderRoom(<OfficeDay />, { companyProfile: bareBook(), membership: { audience: 'office', role: 'viewer' } });
  expect(await screen.findByText('Nothing to do.')).toBeTruthy();
});

it('company details that cannot be read are reported, and read again on retry', async () => {
  const noConnection = new Failure({ kind: 'unreachable', offline: true });
  const companyProfile = new FakeCompanyProfile();
  companyProfile.details = noConnection;
  renderRoom(<OfficeDay />, { companyProfile, membership: { audience: 'office' } });
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
  expect(screen.queryByText('Nothing to do.')).toBeNull();

  companyProfile.details = bareBook().details;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Invite a colleague')).toBeTruthy();
});
