import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { VehicleRecord } from '../../../../src/domain/vehicle/Vehicle.ts';
import { VehiclesRoom } from '../../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { documentFactory } from '../../../support/factories/documentFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import type { Outcome } from '../../../support/fakes/Outcome.ts';
import { promised } from '../../../support/promised.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const vehicle = vehicleFactory.build({ id: 'v-1', fleetNo: 'T-100', year: 2021, documents: [documentFactory.build()] });

/** Opens the vehicle from its row of the list. */
const openFromList = async (answer: Outcome<VehicleRecord>) => {
  const { documents: _, ...row } = vehicle;
  const page = { rows: [row], page: 0, size: 25, total: 1 };
  const vehicleRegister = Object.assign(new FakeVehicleRegister(), { page, vehicle: answer });
  renderRoom(
    <Routes>
      <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
    </Routes>,
    { at: '/ui/vehicles', vehicleRegister },
  );
  await userEvent.click(await screen.findByRole('link', { name: 'T-100' }));
  return vehicleRegister;
};
const heading = () => screen.getByRole('heading', { level: 1, name: 'T-100' });

it('a record opened from a list shows what its row shows at once, and the rest when it is read', async () => {
  const answer = promised<VehicleRecord>();
  await openFromList(answer.promise);
  const shown = heading();
  expect(screen.getByText('2021')).toBeTruthy();
  expect(screen.queryByText(/insurance\.pdf/)).toBeNull();
  answer.keep({ ...vehicle, year: 2022 });
  await screen.findByText(/insurance\.pdf/);
  expect(screen.getByText('2022')).toBeTruthy();
  expect(heading()).toBe(shown);
});

it('a record that cannot be read keeps showing its row, with a way to try again', async () => {
  const register = await openFromList(new Failure({ kind: 'unreachable', offline: false }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(heading()).toBeTruthy();
  register.vehicle = vehicle;
  await userEvent.click(again);
  await screen.findByText(/insurance\.pdf/);
});

it('a record that is gone is reported as not found', async () => {
  await openFromList(new Failure({ kind: 'refused', status: 404, message: 'not found', errors: [] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Vehicle not found' })).toBeTruthy();
});
