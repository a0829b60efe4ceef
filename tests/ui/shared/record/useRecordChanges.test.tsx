import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { DriverPage } from '../../../../src/ui/rooms/drivers/DriverPage.tsx';
import { DriversPage } from '../../../../src/ui/rooms/drivers/DriversPage.tsx';
import { VehiclePage } from '../../../../src/ui/rooms/vehicles/VehiclePage.tsx';
import { VehiclesPage } from '../../../../src/ui/rooms/vehicles/VehiclesPage.tsx';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const refused = (status: number) => new Failure({ kind: 'refused', status, errors: [] });
const openAll = async () => {
  const ports = renderRoom(
    <>
      <VehiclesPage mayWrite />
      <DriversPage mayWrite />
      <VehiclePage record={vehicleFactory.build({ status: 'available' })} mayWrite />
      <DriverPage record={driverFactory.build()} mayWrite />
    </>,
  );
  await screen.findByText('No vehicles yet');
  await screen.findByText('No drivers yet');
  return ports;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each(['Send to the shop', 'Suspend'])('after %s the lists of vehicles and drivers are read again', async (move) => {
  const { vehicleRegister, driverRegister } = await openAll();
  await press(move);
  await waitFor(() => expect([vehicleRegister.views.length, driverRegister.views.length]).toEqual([2, 2]));
});

it.each([
  [404, 2],
  [409, 2],
  [412, 2],
  [422, 1],
])('after a refusal with %i the list has been read %i times', async (status, times) => {
  const { vehicleRegister, dialogs } = await openAll();
  vehicleRegister.written = refused(status);
  vehicleRegister.vehicle = refused(status);
  await press('Retire');
  await waitFor(() => expect(dialogs.alerts).toHaveLength(1));
  expect(vehicleRegister.views).toHaveLength(times);
});
