import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Role } from '../../../../src/domain/company/Role.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Place } from '../../../../src/domain/place/Place.ts';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import { bookedPlaceFactory } from '../../../support/factories/bookedPlaceFactory.ts';
import { placeFactory } from '../../../support/factories/placeFactory.ts';
import { FakePlaceBook } from '../../../support/fakes/FakePlaceBook.ts';
import { FakePlaceSearch } from '../../../support/fakes/FakePlaceSearch.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const north = bookedPlaceFactory.build({ id: 'p-1', name: 'Warehouse North' });

const open = (rows: readonly Place[] = [north], role: Role = 'owner', at = '/ui/requests/places') => {
  const placeBook = new FakePlaceBook();
  placeBook.page = { rows, page: 0, size: 25, total: rows.length };
  const placeSearch = Object.assign(new FakePlaceSearch(), { places: [placeFactory.build()] });
  return renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    { at, placeBook, placeSearch, membership: { audience: 'office', role } },
  );
};

it('places say their address, contact and note, and are searched by the service', async () => {
  const { placeBook } = open();
  await screen.findByText('Warehouse North');
  const row = screen.getAllByRole('listitem').find((each) => each.textContent?.includes('Warehouse'));
  expect(row?.textContent).toContain('Hafenstraße 12, 50735 Köln, Germany');
  expect(row?.textContent).toContain('Ute Kern · +49 2211 2345');
  await userEvent.type(screen.getByRole('searchbox'), 'nord{Enter}');
  await waitFor(() => expect(placeBook.views.at(-1)?.q).toBe('nord'));
});

it('a place is added with the position of its town', async () => {
  const { placeBook, notices } = open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'New place' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New place' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter the town.')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Company or site' }), 'Quay 3');
  await userEvent.type(dialog.getByRole('combobox', { name: 'Town' }), 'köl');
  await userEvent.click(await dialog.findByRole('option', { name: /Köln/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Street address' }), 'Am Kai 3');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(placeBook.saved).toMatchObject([
    { facts: { name: 'Quay 3', city: 'Köln', country: 'DE', lat: 50.9333, lng: 6.95, accuracy: 'town' } },
  ]);
  expect(notices.texts).toContain('“Quay 3” saved.');
});

it('a place is changed over the version that was seen, deleted without a question, and brought back', async () => {
  const { placeBook, notices } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Warehouse North' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Warehouse North' }));
  const note = dialog.getByRole('textbox', { name: /^Note for the driver/ });
  await userEvent.clear(note);
  await userEvent.type(note, 'Ramp 5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(placeBook.saved).toMatchObject([{ id: 'p-1', version: 3, facts: { note: 'Ramp 5' } }]));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Warehouse North' }));
  await waitFor(() => expect(placeBook.removed).toEqual([{ id: 'p-1', version: 3 }]));
  await waitFor(() => expect(notices.texts).toContain('“Warehouse North” deleted'));
  notices.press('“Warehouse North” deleted', 'Undo');
  await waitFor(() => expect(placeBook.undone).toEqual([{ id: 'p-1', version: 3 }]));
});

it('a place that a colleague changed meanwhile stays as it was typed', async () => {
  const { placeBook } = open();
  placeBook.written = new Failure({ kind: 'refused', status: 409, reason: 'stale', errors: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Warehouse North' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Company or site' }), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(placeBook.saved).toHaveLength(1));
  expect(screen.getByDisplayValue('Warehouse North 2')).toBeTruthy();
});

it('places are read alone by viewers', async () => {
  open([north], 'viewer');
  await screen.findByText('Warehouse North');
  expect(screen.queryByRole('button', { name: /^(?:Edit|Delete|New)/ })).toBeNull();
});

it('a search without matches is cleared with one press', async () => {
  const { placeBook } = open([], 'owner', '/ui/requests/places?q=quay');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(placeBook.views.at(-1)?.q).toBe(''));
});
