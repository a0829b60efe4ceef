import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { bodyChunk } from '../../../../src/ui/rooms/loads/bodyChunk.ts';
import { LoadPage } from '../../../../src/ui/rooms/loads/LoadPage.tsx';
import { LoadsRoom } from '../../../../src/ui/rooms/loads/LoadsRoom.tsx';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { offerFactory } from '../../../support/factories/offerFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import type { FakePorts } from '../../../support/fakeContainer.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeDriverRegister } from '../../../support/fakes/FakeDriverRegister.ts';
import { FakeLoadBoard } from '../../../support/fakes/FakeLoadBoard.ts';
import { FakeOfferRegister } from '../../../support/fakes/FakeOfferRegister.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const load = loadFactory.build({
  watched: false,
  pricing: { model: 'fixed', currency: 'EUR', target: { amountMinor: 118_000, currency: 'EUR' } },
});
const truck = vehicleFactory.build({ id: 'v-1', fleetNo: 'T-1', plate: 'AB 1', kind: 'rigid', bodyType: 'box' });
const driver = driverFactory.build({ id: 'd-1', name: 'Ada Lund' });
const gone = new Failure({ kind: 'refused', status: 404, errors: [] });

const fleet = () => {
  const [vehicleRegister, driverRegister, loadBoard] = [
    new FakeVehicleRegister(),
    new FakeDriverRegister(),
    new FakeLoadBoard(),
  ];
  const { documents: _documents, assignment: _assignment, ...row } = truck;
  vehicleRegister.page = { rows: [row], page: 0, size: 1000, total: 1 };
  vehicleRegister.vehicle = {
    ...truck,
    assignment: { driver: { id: 'd-1', name: 'Ada Lund' }, trailer: undefined, behind: undefined },
  };
  driverRegister.page = { rows: [driver], page: 0, size: 1000, total: 1 };
  loadBoard.load = load;
  return { vehicleRegister, driverRegister, loadBoard };
};

const show = (ports: Partial<FakePorts> = {}) =>
  renderRoom(
    <>
      <Link to="/ui/shipments/s-1">Elsewhere</Link>
      <Link to={`/ui/loads/${load.id}`}>Back to it</Link>
      <Routes>
        <Route path="/ui/loads/*" element={<LoadsRoom />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </>,
    { ...fleet(), at: `/ui/loads/${load.id}`, ...ports },
  );

const book = async (): Promise<void> => {
  await screen.findByRole('option', { name: /^T-1/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'v-1');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Driver' })).toHaveProperty('value', 'd-1'));
  await userEvent.click(screen.getByRole('button', { name: 'Book now' }));
  await screen.findByRole('heading', { name: 'Booked: SH-2026-000123' });
};

const market = /^(Book now|Offer another price|Send offer|Watch|Stop watching|Decline)$/;

describe('a load that was booked', () => {
  it('says so, leads to its shipment, and offers nothing of the market any more', async () => {
    show();
    expect(await screen.findAllByText('Book now')).toHaveLength(3);
    await book();
    expect(screen.getByText('Booked')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the shipment' })).toBeTruthy();
    expect(screen.queryAllByText(market)).toEqual([]);
    expect(screen.queryByText(/^Deadline in/)).toBeNull();
  });

  it('is not watched by its key either', async () => {
    const { loadBoard } = fleet();
    show({ loadBoard });
    await book();
    await userEvent.keyboard('w');
    expect(loadBoard.watches).toEqual([]);
  });

  it('is not shown as it was to whoever comes back to it', async () => {
    const { loadBoard } = fleet();
    const offerRegister = new FakeOfferRegister();
    show({ loadBoard, offerRegister });
    await book();
    loadBoard.load = gone;
    offerRegister.ofLoads = { [load.id]: offerFactory.build({ status: 'accepted', shipmentId: 's-1' }) };
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back to it' }));
    expect(screen.queryAllByText(market)).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'You have this load' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the shipment' }).getAttribute('href')).toBe('/ui/shipments/s-1');
  });
});

describe('a load whose time is up', () => {
  it.each([
    ['the deadline', '2026-01-05T09:01:00Z', '2026-01-07T10:00:00Z'],
    ['the first window', undefined, '2026-01-05T09:01:00Z'],
  ])('by the end of %s is offered no longer', async (_, decisionBy, to) => {
    const [stop, ...others] = load.stops;
    const stops = stop ? [{ ...stop, window: { ...stop.window, to } }, ...others] : others;
    const clock = new FakeClock(Date.UTC(2026, 0, 5, 9));
    const record = { ...load, decisionBy, stops };
    renderRoom(<LoadPage record={record} mayWrite />, { ...fleet(), clock });
    await screen.findByRole('button', { name: 'Offer another price' });
    act(() => clock.advance(60_000));
    expect(await screen.findByRole('heading', { name: 'This load has expired' })).toBeTruthy();
    expect(screen.getByText('Expired')).toBeTruthy();
    expect(screen.queryAllByText(market)).toEqual([]);
  });
});
