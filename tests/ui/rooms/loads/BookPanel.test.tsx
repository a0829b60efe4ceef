import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Vehicle, VehicleRecord } from '../../../../src/domain/vehicle/Vehicle.ts';
import { bodyChunk } from '../../../../src/ui/rooms/loads/bodyChunk.ts';
import { LoadPage } from '../../../../src/ui/rooms/loads/LoadPage.tsx';
import { LoadsRoom } from '../../../../src/ui/rooms/loads/LoadsRoom.tsx';
import { useLiveChanges } from '../../../../src/ui/workplace/useLiveChanges.ts';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeDriverRegister } from '../../../support/fakes/FakeDriverRegister.ts';
import { FakeLiveChanges } from '../../../support/fakes/FakeLiveChanges.ts';
import { FakeLoadBoard } from '../../../support/fakes/FakeLoadBoard.ts';
import { FakeOfferRegister } from '../../../support/fakes/FakeOfferRegister.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { promised } from '../../../support/promised.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const truck = vehicleFactory.build({
  id: 'v-1',
  fleetNo: 'T-1',
  plate: 'AB 1',
  kind: 'rigid',
  bodyType: 'box',
  payloadKg: 15_000,
  loadingLengthM: 13.6,
  palletPositions: 33,
  volumeM3: 90,
});
const small = vehicleFactory.build({
  id: 'v-2',
  fleetNo: 'A-0',
  plate: 'AB 2',
  kind: 'rigid',
  bodyType: 'box',
  payloadKg: 900,
});
const driver = driverFactory.build({ id: 'd-1', name: 'Ada Lund' });
const relief = driverFactory.build({ id: 'd-2', name: 'Bo Lind' });
const load = loadFactory.build({
  pricing: { model: 'fixed', currency: 'EUR', target: { amountMinor: 118_000, currency: 'EUR' } },
});

type Told = Parameters<typeof renderRoom>[1];

/** A row of the list knows no papers. */
const rowOf = ({ documents: _documents, assignment: _assignment, ...row }: VehicleRecord): Vehicle => row;

const show = (offerRegister = new FakeOfferRegister(), room = <LoadPage record={load} mayWrite />, told: Told = {}) => {
  const vehicleRegister = new FakeVehicleRegister();
  const driverRegister = new FakeDriverRegister();
  vehicleRegister.page = { rows: [rowOf(small), rowOf(truck)], page: 0, size: 1000, total: 2 };
  vehicleRegister.vehicle = {
    ...truck,
    assignment: { driver: { id: 'd-1', name: 'Ada Lund' }, trailer: undefined, behind: undefined },
  };
  driverRegister.page = { rows: [driver, relief], page: 0, size: 1000, total: 2 };
  const ports = { offerRegister, vehicleRegister, driverRegister, loadBoard: new FakeLoadBoard() };
  renderRoom(room, { ...ports, ...told });
  return ports;
};

const choose = async (): Promise<void> => {
  await screen.findByRole('option', { name: /^T-1/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'v-1');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Driver' })).toHaveProperty('value', 'd-1'));
};

it('offers first what may fit by what the browser knows, while the service cannot be reached', async () => {
  show();
  await screen.findByRole('option', { name: 'T-1 · AB 1' });
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  const against = 'A-0 · AB 2 – does not fit. Carries 900 kg; the load weighs 12,000 kg.';
  expect(names).toEqual(['Choose', 'T-1 · AB 1', against]);
});

it('a vehicle brings its driver along, and one press books the load', async () => {
  const { offerRegister } = show();
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Book now' }));
  expect(await screen.findByRole('heading', { name: 'Booked: SH-2026-000123' })).toBeTruthy();
  expect(offerRegister.bookings).toEqual([
    {
      loadId: load.id,
      chosen: {
        vehicleId: 'v-1',
        trailerId: undefined,
        driverId: 'd-1',
        amount: { amountMinor: 118_000, currency: 'EUR' },
        termsVersion: 3,
      },
    },
  ]);
});

/** Chooses a vehicle whose usual driver is read only when the answer is called. */
const chooseLate = async () => {
  const { vehicleRegister } = show();
  const { promise, keep } = promised<VehicleRecord>();
  vehicleRegister.read = () => promise;
  await screen.findByRole('option', { name: /^T-1/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'v-1');
  const usual = { driver: { id: 'd-1', name: 'Ada Lund' }, trailer: undefined, behind: undefined };
  return () => act(async () => keep({ ...truck, assignment: usual }));
};
const driverField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Driver' });

describe('a usual driver that is read late', () => {
  it('does not replace the one that was chosen meanwhile', async () => {
    const answer = await chooseLate();
    await userEvent.selectOptions(driverField(), 'd-2');
    await answer();
    expect(driverField().value).toBe('d-2');
  });

  it('is not filled in for another vehicle that was chosen meanwhile', async () => {
    const answer = await chooseLate();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), '');
    await answer();
    expect(screen.queryByRole('combobox', { name: 'Driver' })).toBeNull();
  });
});

it('a trailer and driver that cannot be read are told of, and read again on demand', async () => {
  const { vehicleRegister } = show();
  const { vehicle } = vehicleRegister;
  vehicleRegister.vehicle = new Failure({ kind: 'unreachable', offline: false });
  await screen.findByRole('option', { name: 'T-1 · AB 1' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'v-1');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  vehicleRegister.vehicle = vehicle;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Driver').value).toBe('d-1'));
  expect(screen.queryByRole('alert')).toBeNull();
});

const Live = () => {
  useLiveChanges();
  return (
    <Routes>
      <Route path="/ui/loads/*" element={<LoadsRoom />} />
    </Routes>
  );
};

it('still tells what was booked when all is read again, but for the load, which is taken', async () => {
  const liveChanges = new FakeLiveChanges();
  const loadBoard = new FakeLoadBoard();
  const [first, ...others] = load.stops;
  const window = { from: '2098-01-05T06:00:00Z', to: '2098-01-05T10:00:00Z', timeZone: undefined };
  loadBoard.load = { ...load, decisionBy: undefined, stops: first ? [{ ...first, window }, ...others] : others };
  // Ahead of the query cache, which has a clock of its own.
  const clock = new FakeClock(Date.now() + 60_000);
  show(undefined, <Live />, { liveChanges, loadBoard, clock, at: `/ui/loads/${load.id}` });
  await choose();
  expect(screen.getByText(/^You will see street addresses/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Book now' }));
  await screen.findByRole('heading', { name: 'Booked: SH-2026-000123' });
  expect(screen.queryByText(/^You will see street addresses/)).toBeNull();
  const [reads, lists] = [loadBoard.reads, loadBoard.views.length];
  loadBoard.load = new Failure({ kind: 'refused', status: 404, errors: [] });
  act(() => liveChanges.say('reset', '1'));
  // Everything is read again within five seconds.
  act(() => clock.advance(5_000));
  await waitFor(() => expect(loadBoard.views.length).toBeGreaterThan(lists));
  await act(async () => undefined);
  expect(loadBoard.reads).toBe(reads);
  expect(screen.getByRole('heading', { name: 'Booked: SH-2026-000123' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'This load is gone' })).toBeNull();
});

it('needs a vehicle and a driver', async () => {
  const { offerRegister } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Book now' }));
  expect(await screen.findByText('Choose a vehicle and a driver.')).toBeTruthy();
  expect(offerRegister.bookings).toEqual([]);
});

it('cannot be sent while vehicles could not be read, which can be tried again', async () => {
  const vehicleRegister = new FakeVehicleRegister();
  vehicleRegister.page = new Failure({ kind: 'unreachable', offline: false });
  show(undefined, undefined, { vehicleRegister });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull();
  vehicleRegister.page = { rows: [rowOf(truck)], page: 0, size: 1000, total: 1 };
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'T-1 · AB 1' })).toBeTruthy();
});

it('lists every reason of the service against what was chosen', async () => {
  const offerRegister = new FakeOfferRegister();
  offerRegister.shipment = new Failure({
    kind: 'refused',
    status: 422,
    message: 'No',
    errors: [
      {
        field: 'payload',
        code: 'not_eligible',
        message: 'The vehicle cannot carry the weight.',
        because: { of: 'vehicle', has: 1_000, needs: 18_400 },
      },
      { field: 'overlap', code: 'not_eligible', message: 'The driver has another shipment at that time.' },
    ],
  });
  show(offerRegister);
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Book now' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Vehicle: .*1,000.*18,400/);
  expect(alert.textContent).toContain('The driver has another shipment at that time.');
});

it('says in place that somebody else was faster', async () => {
  const offerRegister = new FakeOfferRegister();
  offerRegister.shipment = new Failure({ kind: 'refused', status: 409, reason: 'already_awarded', errors: [] });
  show(offerRegister);
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Book now' }));
  expect(await screen.findByText('Too late: This load has already been awarded.')).toBeTruthy();
});

it('says in place that the price has changed', async () => {
  const offerRegister = new FakeOfferRegister();
  offerRegister.shipment = new Failure({ kind: 'refused', status: 409, reason: 'stale', errors: [] });
  show(offerRegister);
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Book now' }));
  expect(await screen.findByText('The shipper has changed the price, so nothing was booked.')).toBeTruthy();
});

it('takes 101 emoji as a note, and says in place that an invisible mark cannot be sent', async () => {
  const { loadBoard } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'price');
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste('Nord\u200Fsee');
  await send();
  expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(loadBoard.declines).toEqual([]);
  await userEvent.clear(dialog.getByRole('textbox'));
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste('🚚'.repeat(101));
  await send();
  await waitFor(() => expect(loadBoard.declines).toMatchObject([{ decline: { text: '🚚'.repeat(101) } }]));
});

it('declines with a reason and says that the load is hidden', async () => {
  const { loadBoard } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await send();
  expect(dialog.getByText('Choose the reason.')).toBeTruthy();
  expect(loadBoard.declines).toEqual([]);
  await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'price');
  await send();
  await waitFor(() =>
    expect(loadBoard.declines).toEqual([{ id: load.id, decline: { reason: 'price', text: undefined } }]),
  );
});
