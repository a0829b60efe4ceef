import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Verdict } from '../../../../src/domain/verdict/Reason.ts';
import { LoadsPage } from '../../../../src/ui/rooms/loads/LoadsPage.tsx';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { FakeCombinationJudge } from '../../../support/fakes/FakeCombinationJudge.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeLoadBoard } from '../../../support/fakes/FakeLoadBoard.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const id = '00000000-0000-4000-8002-000000000001';
const {
  documents: _documents,
  assignment: _assignment,
  ...truck
} = vehicleFactory.build({
  id,
  fleetNo: 'T-1',
  plate: 'AB 1',
  kind: 'rigid',
});
const reasons = [{ code: 'payload', severity: 'block', has: 10_000, needs: 12_000 }] as const;
const crew = { trailerId: undefined, driverId: 'd-1', spare: false };
const fleet: FakeVehicleRegister['page'] = { rows: [truck], page: 0, size: 1000, total: 1 };
const load = loadFactory.build({ fits: { count: 3, isAtLeast: false, nearly: [{ vehicleId: id, reasons }] } });

const show = (row = load, at = '/ui/loads', vehicles: FakeVehicleRegister['page'] = fleet) => {
  const [loadBoard, vehicleRegister] = [new FakeLoadBoard(), new FakeVehicleRegister()];
  const combinationJudge = new FakeCombinationJudge();
  const late: Verdict = { fits: true, reasons: [{ code: 'too_far', severity: 'warn', has: 1141 }] };
  combinationJudge.judged = {
    vehicles: [
      { id, verdict: late, emptyKm: 1141, ...crew },
      { id: 'small', verdict: { fits: false, reasons }, emptyKm: 5, ...crew },
      { id: 'alone', verdict: { fits: true, reasons: [] }, emptyKm: 5, ...crew, driverId: undefined },
      { id: 'mended', verdict: { fits: true, reasons: [] }, emptyKm: 5, ...crew, spare: true },
    ],
    trailers: [],
    drivers: [],
    chosen: undefined,
  };
  loadBoard.page = { rows: [row], page: 0, size: 25, total: 1 };
  vehicleRegister.page = vehicles;
  renderRoom(<LoadsPage mayWrite />, { loadBoard, vehicleRegister, combinationJudge, at });
  return loadBoard;
};

it('each load says how many trucks fit, and why the nearest others do not', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: '3 fit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Trucks for Essen, DE → Lyon, FR' }));
  expect(await dialog.findByText(/^T-1 · AB 1/)).toBeTruthy();
  expect(dialog.getByText(/10,000 kg/).textContent).toContain('12,000 kg');
  expect(dialog.getByText(/^Pick a truck above the list/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names the trucks that could go, and what is the matter with those that nearly could', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: '3 fit' }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('1 too late for the pickup');
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '3 fit',
    '1 with a spare trailer or driver',
    '1 too late for the pickup',
    '1 without a driver',
    'Nearest of the others',
  ]);
  expect(
    within(dialog.getByRole('region', { name: '1 too late for the pickup' })).getByText('T-1 · AB 1'),
  ).toBeTruthy();
  expect(dialog.getByText('Of these, 1 would come too late.')).toBeTruthy();
  expect(dialog.getByText('≈ 1,141 km empty')).toBeTruthy();
});

it.each([
  [2, '3 fit, 2 as coupled'],
  [0, '3 fit, none as coupled'],
])('a dialog that finds more than the %i of its list says how many are so as coupled', async (count, sum) => {
  show({ ...load, fits: { ...load.fits, count } });
  await userEvent.click(await screen.findByRole('button', { name: count > 0 ? `${count} fit` : 'None fits' }));
  expect(await screen.findByRole('heading', { name: sum })).toBeTruthy();
});

it.each([
  [0, false, 'None fits'],
  [1, false, '1 fits'],
  [0, true, 'None of your first 1,000 trucks fits'],
  [412, true, 'At least 412 fit'],
])('with %i trucks that fit, of more than are judged: %s, a load says "%s"', async (count, isAtLeast, said) => {
  show({ ...load, fits: { count, isAtLeast, nearly: [] } });
  expect(await screen.findByRole('button', { name: said })).toBeTruthy();
});

it('the truck that is picked stands in the address, and the nearest pickup comes first', async () => {
  const loadBoard = show();
  await screen.findByRole('option', { name: 'T-1 · AB 1' });
  await userEvent.selectOptions(screen.getByLabelText('Truck'), id);
  expect(loadBoard.views.at(-1)).toMatchObject({ sort: 'emptyKm', filters: { vehicleId: id } });
  await userEvent.selectOptions(screen.getByLabelText('Truck'), '');
  expect(loadBoard.views.at(-1)?.sort).toBe('best');
});

it('each load says whether the picked truck fits, with every reason, and how far it has to go', async () => {
  const verdict = {
    fits: false,
    reasons: [...reasons, { code: 'cabotage', severity: 'warn', needs: ['FR'] } as const],
  };
  show({ ...load, verdict, emptyKm: 120 }, `/ui/loads?vehicleId=${id}&sort=emptyKm`);
  expect(await screen.findByText('≈ 120 km empty')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '1 reason against' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('heading', { name: 'T-1 · AB 1' })).toBeTruthy();
  expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(2);
});

it('a load that the picked truck can take says so', async () => {
  show({ ...load, verdict: { fits: true, reasons: [] }, emptyKm: undefined }, `/ui/loads?vehicleId=${id}`);
  expect(await screen.findByRole('button', { name: 'Fits' })).toBeTruthy();
});

it('a load that the picked truck would come too late for says so, and not that it fits', async () => {
  const late = { fits: true, reasons: [{ code: 'too_far', severity: 'warn', has: 1141 }] } as const;
  show({ ...load, verdict: late, emptyKm: 1141 }, `/ui/loads?vehicleId=${id}`);
  const said = await screen.findByRole('button', { name: 'Too late for the pickup' });
  expect(said.dataset['fits']).toBeUndefined();
});

it('a truck that the fleet no longer has is left out once that is known', async () => {
  const loadBoard = show(load, `/ui/loads?vehicleId=${id.replace('1', '2')}`);
  await waitFor(() => expect(loadBoard.views.at(-1)?.filters).toEqual({}));
});

it('a truck that cannot be read is not asked about', async () => {
  const loadBoard = show(load, '/ui/loads?vehicleId=soon');
  await screen.findByRole('button', { name: '3 fit' });
  expect(loadBoard.views.every(({ filters }) => filters['vehicleId'] === undefined)).toBe(true);
});

it('without the names of the trucks it still says what stands against them', async () => {
  show(load, '/ui/loads', new Failure({ kind: 'unreachable', offline: false }));
  await userEvent.click(await screen.findByRole('button', { name: '3 fit' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('The names of your trucks could not be loaded.')).toBeTruthy();
  expect(await dialog.findAllByText('A truck')).toBeTruthy();
});
