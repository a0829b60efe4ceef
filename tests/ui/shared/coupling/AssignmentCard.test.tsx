import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { VehicleRecord } from '../../../../src/domain/vehicle/Vehicle.ts';
import { VehiclesRoom } from '../../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import type { Role } from '../../../../src/domain/company/Role.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const trailer = { id: 'trailer-9', fleetNo: 'RV-140', plate: 'K-RV 140' };
const ann = { id: 'driver-1', name: 'Ann Lee' };
const tractor = vehicleFactory.build({ kind: 'tractor', fuel: 'diesel' });

const open = async (vehicle: VehicleRecord, role: Role = 'owner') => {
  const vehicleRegister = Object.assign(new FakeVehicleRegister(), {
    vehicle,
    page: { rows: [vehicleFactory.build(trailer)], page: 0, size: 8, total: 1 },
  });
  renderRoom(
    <Routes>
      <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
    </Routes>,
    { at: `/ui/vehicles/${vehicle.id}`, membership: { role }, vehicleRegister },
  );
  const card = await screen.findByRole('region', { name: 'Assignment' });
  return { vehicleRegister, card: within(card) };
};
const assigned = (assignment: Partial<VehicleRecord['assignment']>, vehicle = tractor) => ({
  ...vehicle,
  assignment: { ...vehicle.assignment, ...assignment },
});

it('a vehicle shows who drives it and which trailer it pulls, each a link', async () => {
  const { card } = await open(assigned({ driver: ann, trailer }));
  expect(card.getByRole('link', { name: 'Ann Lee' }).getAttribute('href')).toContain('driver-1');
  expect(card.getByRole('link', { name: 'RV-140 · K-RV 140' }).getAttribute('href')).toContain('trailer-9');
});

it('a trailer shows what it is behind, and is coupled from there', async () => {
  const { card } = await open(assigned({ behind: trailer }, vehicleFactory.build()));
  expect(card.getByText('Coupled to')).toBeTruthy();
  expect(card.getByRole('link', { name: 'RV-140 · K-RV 140' })).toBeTruthy();
  expect(card.queryByText('Driver')).toBeNull();
  expect(card.queryByRole('button')).toBeNull();
});

it('a trailer is found among those the vehicle can pull, and coupled', async () => {
  const { card, vehicleRegister } = await open(tractor);
  await userEvent.click(card.getByRole('button', { name: 'Couple a trailer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Couple RV-140 · K-RV 140', hidden: true }));
  expect(vehicleRegister.views.at(-1)?.filters).toEqual({ kind: 'semi_trailer' });
  expect(vehicleRegister.coupled).toEqual([
    { id: tractor.id, version: tractor.version, trailerId: 'trailer-9', key: expect.any(String) },
  ]);
});

const retired = Array.from({ length: 25 }, () => vehicleFactory.build({ status: 'retired' }));
const more = /^There may be more\./;

it('a trailer is found behind retired ones', async () => {
  const { card, vehicleRegister } = await open(tractor);
  vehicleRegister.list = (view) =>
    Promise.resolve({
      rows: view.page === 0 ? retired : [vehicleFactory.build(trailer)],
      page: view.page,
      size: view.size,
      total: 26,
    });
  await userEvent.click(card.getByRole('button', { name: 'Couple a trailer' }));
  expect(await screen.findByRole('button', { name: 'Couple RV-140 · K-RV 140', hidden: true })).toBeTruthy();
  expect(screen.queryByText(more)).toBeNull();
});

it('trailers are not looked for behind more than three pages of retired ones, and there may be more', async () => {
  const { card, vehicleRegister } = await open(tractor);
  const pages: number[] = [];
  vehicleRegister.list = ({ page, size }) => {
    pages.push(page);
    return Promise.resolve({ rows: retired, page, size, total: 5_000 });
  };
  await userEvent.click(card.getByRole('button', { name: 'Couple a trailer' }));
  expect(await screen.findByText(more)).toBeTruthy();
  expect(screen.queryByText('No trailer matches.')).toBeNull();
  expect(pages).toEqual([0, 1, 2]);
});

it('of more than eight trailers the first are shown, and it is said that there are more', async () => {
  const { card, vehicleRegister } = await open(tractor);
  const rows = Array.from({ length: 9 }, () => vehicleFactory.build());
  vehicleRegister.page = { rows, page: 0, size: 25, total: 9 };
  await userEvent.click(card.getByRole('button', { name: 'Couple a trailer' }));
  expect(await screen.findByText(more)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Couple .* · /, hidden: true })).toHaveLength(8);
});

it('a trailer is uncoupled', async () => {
  const { card, vehicleRegister } = await open(assigned({ trailer }));
  await userEvent.click(card.getByRole('button', { name: 'Uncouple' }));
  expect(vehicleRegister.coupled).toMatchObject([{ trailerId: undefined }]);
});

it('after a conflict the latest is shown, with a word that it changed', async () => {
  const { card, vehicleRegister } = await open(assigned({ trailer }));
  vehicleRegister.written = new Failure({ kind: 'refused', status: 409, message: 'Changed.', errors: [] });
  vehicleRegister.vehicle = { ...assigned({ driver: ann }), version: 9 };
  await userEvent.click(card.getByRole('button', { name: 'Uncouple' }));
  expect(await card.findByText(/^Someone else has just changed this vehicle/)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Ann Lee' })).toBeTruthy();
});

it('a viewer couples nothing', async () => {
  const { card } = await open(tractor, 'viewer');
  expect(card.getByText('No trailer')).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});
