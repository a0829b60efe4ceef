import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { SavedView } from '../../../../src/domain/list/SavedView.ts';
import { VehiclesRoom } from '../../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeListSettings } from '../../../support/fakes/FakeListSettings.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const Address = () => <output aria-label="address">{useLocation().search}</output>;

const rows = [vehicleFactory.build({ fleetNo: 'T-100' })];
const filled = () => Object.assign(new FakeVehicleRegister(), { page: { rows, page: 0, size: 25, total: 1200 } });

const open = (query = '', overrides: Parameters<typeof renderRoom>[1] = {}) =>
  renderRoom(
    <>
      <Routes>
        <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
      </Routes>
      <Address />
    </>,
    { at: `/ui/vehicles${query}`, vehicleRegister: filled(), ...overrides },
  );

const view: SavedView = {
  id: 'big',
  version: 3,
  name: 'Big trailers',
  isShared: false,
  isOwn: true,
  hasAlert: false,
  q: 'krone',
  filters: { kind: 'trailer', nonsense: 'x' },
  sort: '-make',
  columns: ['make', 'volumeM3'],
};
const theirs: SavedView = { ...view, isOwn: false, isShared: true };
const withViews = (...views: readonly SavedView[]) => Object.assign(new FakeListSettings(), { views });
const address = () => screen.getByLabelText('address').textContent;
const current = () =>
  within(screen.getByRole('navigation', { name: 'Views' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent?.replace(/ [\d,]+$/, ''));
const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a view of the product', () => {
  it('is opened by its link, and its filters can be taken off', async () => {
    const { vehicleRegister } = open('?view=workshop');
    await screen.findByRole('link', { name: 'T-100' });
    expect(vehicleRegister.views).toEqual([
      { page: 0, size: 25, sort: 'fleetNo', q: '', filters: { status: 'maintenance' } },
    ]);
    await press('Clear the filter Status');
    expect(address()).toBe('?view=workshop&status=');
    expect(screen.getByText('Modified')).toBeTruthy();
    await press('Reset');
    expect(address()).toBe('?view=workshop');
    expect(screen.queryByText('Modified')).toBeNull();
  });

  it('that does not exist shows all of the list, and says so', async () => {
    const { vehicleRegister } = open('?view=gone&status=in_use');
    expect(await screen.findByText('This view no longer exists. Here is the whole list.')).toBeTruthy();
    expect(address()).toBe('?status=in_use');
    expect(vehicleRegister.views).toHaveLength(1);
    await press('Clear the filter Status');
    expect(screen.queryByText(/no longer exists/)).toBeNull();
  });

  it('shows how many rows it has, after its own', async () => {
    const { vehicleRegister } = open();
    const all = await screen.findByRole('link', { name: 'All 1,200' });
    expect(all.getAttribute('href')).toBe('/ui/vehicles');
    expect(vehicleRegister.countedViews.map(({ filters }) => filters)).toEqual([
      {},
      { compliance: 'action' },
      { status: 'available' },
      { status: 'maintenance' },
    ]);
  });
});

describe('a saved view', () => {
  it('shows what was saved, but for what the list does not have', async () => {
    const { vehicleRegister } = open('?view=big', { listSettings: withViews(view) });
    await screen.findByRole('link', { name: 'T-100' });
    expect(vehicleRegister.views).toEqual([
      { page: 0, size: 25, sort: '-make', q: 'krone', filters: { kind: 'trailer' } },
    ]);
    expect(titles()).toEqual(['Fleet no.', 'Make and model', 'Cargo volume']);
    expect(address()).toBe('?view=big');
  });

  it('is made of what the list shows, and opened', async () => {
    const { listSettings } = open('?status=in_use&sort=-plate');
    await press('Save view');
    await press('Save');
    expect(screen.getByText('Enter the name.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' On the road ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Share with everyone in the company' }));
    await press('Save');
    await waitFor(() => expect(address()).toBe('?view=view-1'));
    await waitFor(() => expect(current()).toEqual(['On the road']));
    expect(listSettings.views).toEqual([
      {
        id: 'view-1',
        version: 1,
        isOwn: true,
        hasAlert: false,
        name: 'On the road',
        isShared: true,
        q: '',
        filters: { status: 'in_use' },
        sort: '-plate',
        columns: ['plate', 'make', 'kind', 'odometerKm', 'status', 'papersUntil'],
      },
    ]);
  });

  it('is saved again with what was changed, columns too', async () => {
    const { listSettings } = open('?view=big', { listSettings: withViews(view) });
    await userEvent.click(await screen.findByRole('button', { name: 'Make and model' }));
    await press('Columns');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cargo volume' }));
    await press('Done');
    expect(address()).toBe('?view=big&columns=make&sort=make');
    expect(listSettings.arranged).toEqual([]);
    await press('Save');
    await waitFor(() => expect(address()).toBe('?view=big'));
    expect(listSettings.views).toMatchObject([{ id: 'big', version: 4, sort: 'make', columns: ['make'] }]);
    expect(titles()).toEqual(['Fleet no.', 'Make and model']);
  });

  it('is deleted after a question, and all of the list is shown', async () => {
    const { dialogs } = open('?view=big', { listSettings: withViews(view) });
    await press('Edit view');
    await press('Delete view');
    await waitFor(() => expect(address()).toBe(''));
    expect(dialogs.questions).toMatchObject([{ title: 'Delete the view “Big trailers”?', isDangerous: true }]);
    await waitFor(() => expect(screen.queryByRole('link', { name: /Big trailers/ })).toBeNull());
  });

  it('of a colleague can be saved as one’s own, but not changed', async () => {
    open('?view=big&q=mine', { listSettings: withViews(theirs), membership: { role: 'dispatcher' } });
    expect(await screen.findByRole('button', { name: 'Save view' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit view' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete view' })).toBeNull();
  });

  it('of a colleague is deleted by an owner of the company', async () => {
    const { dialogs, listSettings } = open('?view=big', { listSettings: withViews(theirs) });
    await press('Delete view');
    await waitFor(() => expect(address()).toBe(''));
    expect(dialogs.questions).toMatchObject([{ text: expect.stringMatching(/^Everyone in the company/) }]);
    expect(listSettings.views).toEqual([]);
  });

  it('is not shared by viewers', async () => {
    open('?status=in_use', { membership: { role: 'viewer' } });
    await press('Save view');
    expect(screen.queryByRole('checkbox', { name: /Share/ })).toBeNull();
  });

  it('stays open in the dialog when its name is taken', async () => {
    const listSettings = new FakeListSettings();
    const { dialogs } = open('?status=in_use', { listSettings });
    await press('Save view');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine');
    listSettings.failure = new Failure({
      kind: 'refused',
      status: 409,
      message: 'Taken.',
      reason: 'name_taken',
      errors: [],
    });
    await press('Save');
    await waitFor(() => expect(dialogs.alerts).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Mine');
  });
});

describe('how a list is arranged', () => {
  it('is kept for the person, and undone in one step', async () => {
    const { listSettings } = open();
    await press('Columns');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Plate' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }));
    await waitFor(() => expect(listSettings.layout.density).toBe('comfortable'));
    expect(listSettings.layout.columns).toEqual(['make', 'kind', 'odometerKm', 'status', 'papersUntil']);
    expect(address()).toBe('');
    await press('Reset columns');
    await waitFor(() => expect(listSettings.layout).toEqual({ columns: undefined, density: 'comfortable' }));
    expect(titles()).toHaveLength(7);
  });

  it('holds every change of a quick hand, made before the table has followed', async () => {
    const { listSettings } = open();
    await press('Columns');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Plate down' }), { key: 'ArrowDown' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Odometer (km)' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'VIN' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Comfortable' }));
    const columns = ['make', 'plate', 'kind', 'status', 'papersUntil', 'vin'];
    await waitFor(() => expect(listSettings.layout).toEqual({ columns, density: 'comfortable' }));
    await waitFor(() => expect(titles()).toContain('VIN'));
  });

  it('is shown as the service keeps it after a change could not be kept', async () => {
    const { listSettings } = open();
    await screen.findByRole('link', { name: 'T-100' });
    await press('Columns');
    const fails: ((reason: Failure) => void)[] = [];
    listSettings.failure = new Promise<void>((_, reject) => {
      fails.push(reject);
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Odometer (km)' }));
    await waitFor(() => expect(titles()).not.toContain('Odometer (km)'));
    listSettings.failure = undefined;
    for (const fail of fails) fail(new Failure({ kind: 'unreachable', offline: false }));
    await waitFor(() => expect(titles()).toContain('Odometer (km)'));
  });

  it('is as it was kept from the first row on', async () => {
    const layout = { columns: ['status', 'gone'], density: 'comfortable' as const };
    open('', { listSettings: Object.assign(new FakeListSettings(), { layout }) });
    await screen.findByRole('link', { name: 'T-100' });
    expect(titles()).toEqual(['Fleet no.', 'Status']);
  });

  it('that could not be read is read before it is changed, so that no column is lost', async () => {
    const listSettings = new FakeListSettings();
    listSettings.layout = { columns: ['make', 'fuel'], density: 'compact' };
    listSettings.failure = new Failure({ kind: 'unreachable', offline: false });
    open('', { listSettings });
    await screen.findByRole('link', { name: 'T-100' });
    listSettings.failure = undefined;
    await press('Columns');
    await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }));
    await waitFor(() => expect(listSettings.arranged).toEqual([{ columns: ['make', 'fuel'], density: 'comfortable' }]));
  });

  it('that cannot be read is as usual', async () => {
    const failure = new Failure({ kind: 'unreachable', offline: false });
    open('', { listSettings: Object.assign(new FakeListSettings(), { failure }) });
    expect(await screen.findByRole('link', { name: 'T-100' })).toBeTruthy();
    expect(titles()).toHaveLength(7);
  });
});
