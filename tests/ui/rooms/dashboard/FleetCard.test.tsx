import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { FleetCard } from '../../../../src/ui/rooms/dashboard/FleetCard.tsx';
import { FakeDriverRegister } from '../../../support/fakes/FakeDriverRegister.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const noConnection = new Failure({ kind: 'unreachable', offline: true });
const vehicles = {
  available: 12,
  assigned: 3,
  in_use: 40,
  maintenance: 1,
  out_of_service: 0,
  retired: 2,
  freeTrucks: 9,
};
const drivers = { invited: 4, active: 30, on_leave: 9, suspended: 0, left: 1 };

it.each([
  ['vehicles', 'Available 12', { vehicleRegister: Object.assign(new FakeVehicleRegister(), { counts: noConnection }) }],
  ['drivers', 'On leave 9', { driverRegister: Object.assign(new FakeDriverRegister(), { counts: noConnection }) }],
])('%s that cannot be counted are reported, and counted again on retry', async (_, counted, ports) => {
  const { vehicleRegister, driverRegister } = renderRoom(<FleetCard />, ports);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You are offline.');

  vehicleRegister.counts = vehicles;
  driverRegister.counts = drivers;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: counted })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('vehicles and drivers are counted by status, each number linked to its list', async () => {
  renderRoom(<FleetCard />, { vehicleRegister: Object.assign(new FakeVehicleRegister(), { counts: vehicles }) });
  expect((await screen.findByRole('link', { name: '58 Vehicles' })).getAttribute('href')).toBe('/ui/vehicles');
  expect(screen.getByRole('link', { name: 'In use 40' }).getAttribute('href')).toBe('/ui/vehicles?status=in_use');
  expect(screen.getByRole('link', { name: 'On leave 0' }).getAttribute('href')).toBe('/ui/drivers?status=on_leave');
});
