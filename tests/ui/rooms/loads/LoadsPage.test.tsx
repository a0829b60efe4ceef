import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LoadsPage } from '../../../../src/ui/rooms/loads/LoadsPage.tsx';
import { rowNames } from '../../../../src/ui/shared/lists/rowNames.ts';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { placeFactory } from '../../../support/factories/placeFactory.ts';
import { FakePlaceSearch } from '../../../support/fakes/FakePlaceSearch.ts';
import { FakeLoadBoard } from '../../../support/fakes/FakeLoadBoard.ts';
import { askForAll } from '../../../support/bulkAction.ts';
import { exportAs } from '../../../support/exportAs.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const show = (at = '/ui/loads', ...rows: readonly ReturnType<typeof loadFactory.build>[]) => {
  const loadBoard = new FakeLoadBoard();
  loadBoard.page = { rows, page: 0, size: 25, total: rows.length };
  renderRoom(
    <main>
      <LoadsPage mayWrite />
    </main>,
    { loadBoard, at },
  );
  return loadBoard;
};

it('each load tells its route, window, truck, weight, price and what the fleet did about it', async () => {
  show(
    '/ui/loads',
    loadFactory.build({
      required: { bodyTypes: ['reefer'], temperatureC: { min: 2, max: 6 }, adr: true, equipment: ['tail_lift'] },
    }),
    loadFactory.build({
      pricing: { model: 'fixed', currency: 'EUR', target: { amountMinor: 90_000, currency: 'EUR' } },
    }),
  );
  await screen.findAllByText('Essen, DE');
  const [, first, second] = screen.getAllByRole('row');
  const text = first?.textContent ?? '';
  expect(text).toContain('Essen, DE');
  expect(text).toContain('Lyon, FR');
  expect(text).toMatch(/Wed, Jan 7, 7:00 AM–11:00 AM|Jan 7/);
  expect(text).toContain('12,000 kg Reefer · 2°C to 6°C · ADR · Liftgate');
  expect(text).toContain('€1,180');
  expect(second?.textContent).toContain('Book now');
});

it('keys walk from load to load, whatever else stands beside their names', async () => {
  show('/ui/loads', loadFactory.build({ id: 'l-1' }), loadFactory.build({ id: 'l-2' }));
  expect(await screen.findAllByRole('button', { name: /^Watch/ })).toHaveLength(2);
  expect(rowNames().map(({ dataset }) => dataset['record'])).toEqual(['l-1', 'l-2']);
});

it('loads are by best match, which the toolbar says, until another order is chosen', async () => {
  const loadBoard = show('/ui/loads', loadFactory.build({ emptyKm: 42 }));
  expect(await screen.findByText('≈ 42 km empty')).toBeTruthy();
  expect(loadBoard.views.map(({ sort }) => sort)).toContain('best');
  expect(screen.getByRole('columnheader', { name: 'Trucks' }).getAttribute('aria-sort')).toBeNull();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).selectedOptions[0]?.text).toBe(
    'Sort: Best match',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pickup' }));
  await waitFor(() => expect(loadBoard.views.at(-1)?.sort).toBe('pickup'));
});

it('goods tell their weight and the pallet positions they take', async () => {
  const tiles = { grossKg: 9_000, description: 'Tiles', pickup: 0, delivery: 1 };
  show(
    '/ui/loads?columns=cargo',
    loadFactory.build({ cargo: [{ ...tiles, packageCode: 'OC', count: 26 }] }),
    loadFactory.build({ cargo: [{ ...tiles, packageCode: 'OG', count: 2 }] }),
  );
  await screen.findAllByText('9,000 kg');
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('33 pallet positions');
  expect(second?.textContent).toMatch(/1 pallet position$/);
});

it('filters and days in the address reach the service; days that are none are left out', async () => {
  const loadBoard = show('/ui/loads?bodyType=reefer&maxKg=12000&adr=false&from=2026-01-07&to=soon');
  expect(await screen.findByText('No matches')).toBeTruthy();
  expect(loadBoard.views.at(-1)?.filters).toEqual({
    bodyType: 'reefer',
    maxKg: '12000',
    adr: 'false',
    from: '2026-01-07',
  });
  await userEvent.selectOptions(screen.getByLabelText('Price'), 'fixed');
  expect(loadBoard.views.at(-1)?.filters).toMatchObject({ pricing: 'fixed', bodyType: 'reefer' });
});

it('loads that may be posted twice are marked, with what that means', async () => {
  show('/ui/loads', loadFactory.build({ possibleDuplicate: true }), loadFactory.build());
  await screen.findAllByText('Essen, DE');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent.includes('Possible duplicate'))).toEqual([true, false]);
  expect(
    screen.getByTitle('The same shipper posted another load with the same places, times and weight.'),
  ).toBeTruthy();
});

it('loads that ask the fleet by name say so until it has answered, and have a view of their own', async () => {
  const asked = loadFactory.build({ asked: true });
  const ownOffer = {
    id: 'o1',
    version: 1,
    status: 'submitted',
    outdated: false,
    amount: { amountMinor: 125_000, currency: 'EUR' },
    validUntil: '2026-01-06T16:00:00Z',
    counter: undefined,
  } as const;
  const loadBoard = show('/ui/loads', asked, { ...asked, id: 'l2', asked: false }, { ...asked, id: 'l3', ownOffer });
  await screen.findAllByText('Essen, DE');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent.includes('Asked by name'))).toEqual([true, false, false]);
  await userEvent.click(screen.getByRole('link', { name: 'Asked by name' }));
  await waitFor(() => expect(loadBoard.views.at(-1)?.filters).toEqual({ asked: 'true' }));
});

it('an empty market says so', async () => {
  show();
  expect(await screen.findByText('No loads right now')).toBeTruthy();
});

it('looks around a place: chosen by its first letters, the nearest pickup first, as far as one says', async () => {
  const placeSearch = Object.assign(new FakePlaceSearch(), {
    places: [placeFactory.build({ name: 'Essen', city: 'Essen', country: 'DE', lat: 51.4566, lng: 7.0123 })],
  });
  const loadBoard = new FakeLoadBoard();
  loadBoard.page = { rows: [loadFactory.build()], page: 0, size: 25, total: 1 };
  renderRoom(<LoadsPage mayWrite />, { loadBoard, placeSearch, at: '/ui/loads' });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Near' }), 'ess');
  await userEvent.click(await screen.findByRole('option', { name: /Essen/ }));
  await waitFor(() =>
    expect(loadBoard.views.at(-1)).toMatchObject({ sort: 'emptyKm', filters: { near: '51.46,7.01' } }),
  );
  await userEvent.selectOptions(screen.getByLabelText('Within'), '50 km');
  expect(loadBoard.views.at(-1)?.filters).toEqual({ near: '51.46,7.01', radiusKm: '50' });
});

it('a link says where it looks around, and leaves out what is no place', async () => {
  const at = `/ui/loads?${new URLSearchParams({ near: 'Essen', toNear: '45.76,4.84 Lyon, FR', toRadiusKm: '200' })}`;
  const loadBoard = show(at, loadFactory.build());
  expect(await screen.findByDisplayValue('Lyon, France')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Within').value).toBe('200');
  expect(loadBoard.views.at(-1)?.filters).toEqual({ toNear: '45.76,4.84', toRadiusKm: '200' });
  await userEvent.clear(screen.getByRole('combobox', { name: 'Delivery near' }));
  await waitFor(() => expect(loadBoard.views.at(-1)?.filters).toEqual({}));
});

it('many loads are declined for one reason', async () => {
  const rows = [loadFactory.build({ id: 'a' })];
  const loadBoard = Object.assign(new FakeLoadBoard(), { page: { rows, page: 0, size: 25, total: 1 } });
  renderRoom(<LoadsPage mayWrite />, { loadBoard, at: '/ui/loads' });
  const dialog = await askForAll([`Essen, DE → Lyon, FR, ${rows[0]?.shipper.name}`], 'Decline');
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Not our lane');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline 1 load' }));
  await waitFor(() => expect(loadBoard.declines).toEqual([{ id: 'a', decline: { reason: 'lane', text: undefined } }]));
});

it('loads are saved as a workbook, also by a viewer', async () => {
  const rows = [loadFactory.build()];
  const loadBoard = Object.assign(new FakeLoadBoard(), { page: { rows, page: 0, size: 25, total: 1 } });
  const { workbooks } = renderRoom(<LoadsPage mayWrite={false} />, { loadBoard, at: '/ui/loads' });
  await exportAs('Excel (.xlsx)');
  await waitFor(() => expect(workbooks.sheets).toHaveLength(1));
  const [sheet] = workbooks.sheets;
  const cells = Object.fromEntries((sheet?.titles ?? []).map((title, at) => [title, sheet?.rows[0]?.[at]]));
  expect(cells).toMatchObject({
    From: 'Essen, DE',
    To: 'Lyon, FR',
    'Weight (kg)': 12_000,
    Price: 1180,
    Booking: 'Open to offers',
  });
});
