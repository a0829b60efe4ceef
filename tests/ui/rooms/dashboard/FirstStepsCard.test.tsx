import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FirstStepsCard } from '../../../../src/ui/rooms/dashboard/FirstStepsCard.tsx';
import { companyDetailsFactory } from '../../../support/factories/companyDetailsFactory.ts';
import { FakeCompanyProfile } from '../../../support/fakes/FakeCompanyProfile.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const bareBook = () => {
  const details = { ...companyDetailsFactory.build(), address: undefined };
  return Object.assign(new FakeCompanyProfile(), { details });
};
const oneVehicle = () =>
  Object.assign(new FakeVehicleRegister(), {
    counts: { available: 1, assigned: 0, in_use: 0, maintenance: 0, out_of_service: 0, retired: 0 },
  });

it('a new fleet sees its first steps, with the done ones checked off', async () => {
  renderRoom(<FirstStepsCard />, { companyProfile: bareBook(), vehicleRegister: oneVehicle() });
  expect(await screen.findByText('1 of 3 done')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add a vehicle' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Add a driver' }).getAttribute('href')).toBe('/ui/drivers/new');
  expect(screen.getByRole('link', { name: 'Invite them' }).getAttribute('href')).toBe('/ui/invitations/new');
  expect(screen.getByRole('link', { name: 'Go to company details' }).getAttribute('href')).toBe('/ui/company');
});

it('a viewer sees no first steps', async () => {
  const companyProfile = bareBook();
  const { vehicleRegister } = renderRoom(<FirstStepsCard />, { companyProfile, membership: { role: 'viewer' } });
  await waitFor(() => expect(vehicleRegister.counted).toBeGreaterThan(0));
  expect(screen.queryByRole('heading')).toBeNull();
});
