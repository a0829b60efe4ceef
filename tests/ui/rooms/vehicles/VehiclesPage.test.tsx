import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ListView } from '../../../../src/domain/list/ListView.ts';
import { vehicleListSpec } from '../../../../src/domain/vehicle/vehicleListSpec.ts';
import { VehiclesRoom } from '../../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { vehicleTextsEnUS } from '../../../../src/ui/rooms/vehicles/vehicleTextsEnUS.ts';
import { exportAs } from '../../../support/exportAs.ts';
import { fullVehicleFactory, vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const listOf = (...rows: FakeVehicleRegister['vehicle'][]) =>
  Object.assign(new FakeVehicleRegister(), { page: { rows, page: 0, size: 25, total: rows.length } });
const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
/** The same rows on any page of a longer list. */
const longListOf = (total: number, ...rows: FakeVehicleRegister['vehicle'][]) =>
  Object.assign(new FakeVehicleRegister(), { page: { rows, page: 0, size: 25, total } });

const open = (overrides: Parameters<typeof renderRoom>[1] = {}) =>
  renderRoom(
    <Routes>
      <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
    </Routes>,
    { at: '/ui/vehicles', ...overrides },
  );

/** A title of the file without what is in brackets, as labels have no unit. */
const withoutUnit = (title: string): string => title.replace(/ \(.+\)$/, '');
const everyColumn = [...vehicleListSpec.columns.shown, ...vehicleListSpec.columns.more].join('-');
const truck = vehicleFactory.build({ fleetNo: 'T-100', make: 'Volvo', model: 'FH 460', status: 'in_use' });

describe('the list of vehicles', () => {
  it('shows the main facts of each vehicle, with a link', async () => {
    open({ vehicleRegister: listOf(truck, vehicleFactory.build({ compliance: 'expired' })) });
    const link = await screen.findByRole('link', { name: 'T-100' });
    expect(link.getAttribute('href')).toBe(`/ui/vehicles/${truck.id}`);
    const row = within(screen.getByRole('row', { name: /T-100/ }));
    expect(row.getByText('Curtainsider · 27,000 kg')).toBeTruthy();
    expect(row.getByText('182,400')).toBeTruthy();
    expect(row.getByText('In use')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Expired/ })).toBeTruthy();
  });

  it('is requested as the address says', async () => {
    const vehicleRegister = longListOf(80, truck);
    open({
      vehicleRegister,
      at: '/ui/vehicles?q=volvo&status=in_use&bodyType=box&sort=-make&page=2&columns=odometerKm-vin',
    });
    expect(await screen.findByRole('link', { name: 'T-100' })).toBeTruthy();
    expect(vehicleRegister.views).toEqual([
      { page: 2, size: 25, sort: '-make', q: 'volvo', filters: { status: 'in_use', bodyType: 'box' } },
    ]);
    expect(screen.queryByRole('columnheader', { name: 'Plate' })).toBeNull();
    expect(titles()).toEqual(['Fleet no.', 'Odometer (km)', 'VIN']);
  });

  it('returns to the first page when it is sorted or filtered', async () => {
    const vehicleRegister = listOf(truck);
    open({ vehicleRegister, at: '/ui/vehicles?page=3' });
    await userEvent.click(await screen.findByRole('button', { name: 'Odometer (km)' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Papers' }), 'expiring');
    await waitFor(() =>
      expect(vehicleRegister.views.at(-1)).toEqual({
        page: 0,
        size: 25,
        sort: 'odometerKm',
        q: '',
        filters: { compliance: 'expiring' },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(vehicleRegister.views.at(-1)).toMatchObject({ filters: {} }));
  });

  it('changes its page size and keeps the first row visible', async () => {
    const vehicleRegister = longListOf(300, truck);
    open({ vehicleRegister, at: '/ui/vehicles?sort=-make&page=7' });
    const size = await screen.findByRole('combobox', { name: 'Rows per page' });
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['25', '50', '100', '1,000']);
    await userEvent.selectOptions(size, '100');
    await waitFor(() => expect(vehicleRegister.views.at(-1)).toMatchObject({ page: 1, size: 100, sort: '-make' }));
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveProperty('value', '100');
  });

  it('shows its last page when the address asks for one past the end', async () => {
    const vehicleRegister = Object.assign(new FakeVehicleRegister(), {
      list: ({ page, size }: ListView) => Promise.resolve({ rows: page === 1 ? [truck] : [], page, size, total: 26 }),
    });
    open({ vehicleRegister, at: '/ui/vehicles?page=99' });
    expect(await screen.findByRole('link', { name: 'T-100' })).toBeTruthy();
    expect(screen.getByText('26–26 of 26')).toBeTruthy();
  });

  it('keeps its filters when coming back from a vehicle', async () => {
    open({ vehicleRegister: listOf(truck), at: '/ui/vehicles?q=volvo&status=in_use' });
    await userEvent.click(await screen.findByRole('link', { name: 'T-100' }));
    const back = await screen.findByRole('link', { name: 'Back to vehicles' });
    expect(back.getAttribute('href')).toBe('/ui/vehicles?q=volvo&status=in_use');
  });

  it('changes columns and their order without a new request, and keeps them when the filters change', async () => {
    const vehicleRegister = longListOf(80, truck);
    open({ vehicleRegister, at: '/ui/vehicles?status=in_use&page=2' });
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    expect(screen.queryByRole('checkbox', { name: 'Fleet number' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Type' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Year built' }));
    const up = screen.getByRole('button', { name: 'Move Year built up' });
    await userEvent.click(up);
    expect(document.activeElement).toBe(up);
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    const wanted = ['Fleet no.', 'Plate', 'Make and model', 'Odometer (km)', 'Year built', 'Status', 'Papers'];
    expect(titles()).toEqual(wanted);
    expect(vehicleRegister.views).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(vehicleRegister.views.at(-1)).toMatchObject({ page: 0, filters: {} }));
    expect(titles()).toEqual(wanted);
  });

  it('offers to add the first vehicle when it is empty', async () => {
    open();
    const add = await screen.findByRole('link', { name: 'Add your first vehicle' });
    expect(add.getAttribute('href')).toBe('/ui/vehicles/new');
  });

  it('offers a viewer no way to add a vehicle', async () => {
    open({ membership: { role: 'viewer' } });
    expect(await screen.findByText('No one has added any yet.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Add/ })).toBeNull();
  });

  it('says when nothing matches the filters', async () => {
    open({ at: '/ui/vehicles?q=zebra' });
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeTruthy();
    expect(screen.queryByText('Add your first vehicle')).toBeNull();
  });

  it('is reported as failed and read again on retry', async () => {
    const vehicleRegister = listOf(truck);
    const { page } = vehicleRegister;
    Object.assign(vehicleRegister, { page: new Failure({ kind: 'unreachable', offline: false }) });
    open({ vehicleRegister });
    const again = await screen.findByRole('button', { name: 'Try again' });
    Object.assign(vehicleRegister, { page });
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'T-100' })).toBeTruthy();
  });

  it('says which filter to drop when nothing matches', async () => {
    const totals: Readonly<Record<string, number>> = { '': 14, retired: 0 };
    const asked: ListView[] = [];
    const vehicleRegister = Object.assign(new FakeVehicleRegister(), {
      list: (view: ListView) => {
        asked.push(view);
        const total = totals[view.filters['status'] ?? ''] ?? 0;
        return Promise.resolve({ rows: total > 0 ? [truck] : [], page: 0, size: view.size, total });
      },
    });
    open({ vehicleRegister, at: '/ui/vehicles?q=volvo&status=retired' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Status: Retired – 14 found' }));
    expect(await screen.findByRole('link', { name: 'T-100' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Clear “volvo”/ })).toBeNull();
    expect(asked.some(({ q, filters }) => q === '' && filters['status'] === 'retired')).toBe(true);
  });

  it('is exported as CSV with the columns of the table, in their order', async () => {
    const vehicleRegister = listOf(fullVehicleFactory.build());
    const ports = open({ vehicleRegister, at: '/ui/vehicles?columns=status-make' });
    await exportAs('CSV');
    await waitFor(() => expect(ports.textFiles.saved).toHaveLength(1));
    const [titlesOfFile = '', row = ''] = ports.textFiles.saved[0]?.text.split('\r\n') ?? [];
    expect(titlesOfFile.replace('\uFEFF', '')).toBe('Fleet number,Status,Make,Model,Year built');
    expect(row.startsWith('RT-007,Available,MAN,')).toBe(true);
  });

  it('is exported as CSV with every row of the view and, if it shows them all, every field', async () => {
    const vehicleRegister = listOf(fullVehicleFactory.build({ model: '=cmd' }));
    const ports = open({ vehicleRegister, at: `/ui/vehicles?status=in_use&page=1&columns=${everyColumn}` });
    await exportAs('CSV');
    await waitFor(() => expect(ports.textFiles.saved).toHaveLength(1));
    expect(vehicleRegister.views.at(-1)).toMatchObject({ page: 0, size: 1000, filters: { status: 'in_use' } });
    const [file] = ports.textFiles.saved;
    expect(file?.fileName).toBe('vehicles.csv');
    const lines = file?.text.split('\r\n') ?? [];
    const cells = lines.map((line) => line.replaceAll(/"[^"]*"/g, (quoted) => quoted.replaceAll(',', ';')).split(','));
    expect(cells[0]?.map(withoutUnit).toSorted()).toEqual(
      [...Object.values(vehicleTextsEnUS.field), 'Status', 'Papers'].map(withoutUnit).toSorted(),
    );
    expect(cells[0]?.map((title, at) => `${title}: ${cells[1]?.[at]}`)).toEqual(
      expect.arrayContaining([
        "Model: '=cmd",
        'Type: Straight truck',
        'Status: Available',
        'Papers: Missing',
        'Equipment: "Liftgate; Pallet jack"',
        'Cargo volume (m³): 42.5',
      ]),
    );
  });
});
