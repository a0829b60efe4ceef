import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RecordChanges } from '../../../../src/application/shared/RecordChanges.ts';
import type { Carrier } from '../../../../src/domain/carrier/Carrier.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { CarrierPage } from '../../../../src/ui/rooms/carriers/CarrierPage.tsx';
import { CarriersRoom } from '../../../../src/ui/rooms/carriers/CarriersRoom.tsx';
import { CarriersPage } from '../../../../src/ui/rooms/carriers/CarriersPage.tsx';
import { ListsPage } from '../../../../src/ui/rooms/carriers/ListsPage.tsx';
import { useInjection } from '../../../../src/ui/shared/injection/useInjection.ts';
import { carrierFactory } from '../../../support/factories/carrierFactory.ts';
import { FakeCarrierLists } from '../../../support/fakes/FakeCarrierLists.ts';
import { FakeCarrierRegister } from '../../../support/fakes/FakeCarrierRegister.ts';
import { askForAll } from '../../../support/bulkAction.ts';
import { exportAs } from '../../../support/exportAs.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const members = (...names: readonly string[]) => names.map((name) => ({ id: `id of ${name}`, name, blocked: false }));
const cold = { id: 'list-1', version: 4, name: 'Cold chain', carriers: members('Alder') };

const openPage = (carrier: Partial<Carrier> = {}, mayWrite = true) => {
  const [carrierRegister, carrierLists] = [new FakeCarrierRegister(), new FakeCarrierLists()];
  carrierLists.lists = [cold];
  const record = carrierFactory.build({ id: 'c-1', name: 'Alder', ...carrier });
  const ports = renderRoom(<CarrierPage record={record} mayWrite={mayWrite} />, { carrierRegister, carrierLists });
  return { ...ports, carrierRegister, carrierLists };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Has the carriers read again, as after a colleague's change. */
const Colleague = () => {
  const changes = useInjection(RecordChanges);
  return <button onClick={() => changes.publish({ lists: ['carriers'] })}>Read again</button>;
};

/** The page of a carrier that is read again once it changes, and what a colleague changes it to. */
const openRoom = async (note: string) => {
  const carrierRegister = new FakeCarrierRegister();
  const have = (said: string | undefined) => {
    carrierRegister.carrier = carrierFactory.build({ id: 'c-1', name: 'Alder', note: said });
  };
  carrierRegister.change = (id, change, key) => {
    have(change.note);
    carrierRegister.changed = carrierRegister.carrier;
    return FakeCarrierRegister.prototype.change.call(carrierRegister, id, change, key);
  };
  have(note);
  renderRoom(
    <>
      <Routes>
        <Route path="/ui/carriers/*" element={<CarriersRoom />} />
      </Routes>
      <Colleague />
    </>,
    { carrierRegister, at: '/ui/carriers/c-1' },
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^What your colleagues/ });
  return { carrierRegister, field, have };
};

describe('the list of carriers', () => {
  it('tells shares with their cases, and of too few the cases alone', async () => {
    const carrierRegister = new FakeCarrierRegister();
    carrierRegister.page = { rows: [carrierFactory.build({ blocked: true })], page: 0, size: 25, total: 1 };
    renderRoom(<CarriersPage mayWrite />, { carrierRegister, at: '/ui/carriers' });
    await screen.findByText('90.0%');
    const [, row] = screen.getAllByRole('row');
    expect(row?.textContent).toContain('90.0% of 20');
    expect(row?.textContent).toContain('– of 9');
    expect(row?.textContent).toContain('Blocked');
  });
});

describe('many carriers', () => {
  const rows = [
    carrierFactory.build({ id: 'a', name: 'Alder', lists: [{ id: 'list-1', name: 'Cold chain' }] }),
    carrierFactory.build({ id: 'b', name: 'Birch', favourite: true }),
    carrierFactory.build({ id: 'c', name: 'Cedar', blocked: true }),
  ];
  const names = rows.map(({ name }) => name);
  const openList = () => {
    const carrierRegister = Object.assign(new FakeCarrierRegister(), { page: { rows, page: 0, size: 25, total: 3 } });
    const carrierLists = Object.assign(new FakeCarrierLists(), { lists: [cold] });
    return renderRoom(<CarriersPage mayWrite />, { carrierRegister, carrierLists, at: '/ui/carriers' });
  };

  it('are put on a list that is named, but for those on it already, which leave the selection too', async () => {
    const { carrierLists, notices } = openList();
    const dialog = await askForAll(names, 'Add to list');
    await userEvent.selectOptions(dialog.getByLabelText('List'), 'Cold chain');
    expect(dialog.getByText('It is already on this list.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 carriers' }));
    await waitFor(() => expect(carrierLists).toHaveProperty('saved.0.entry.carriers', ['id of Alder', 'b', 'c']));
    await waitFor(() => expect(notices.texts).toEqual(['2 carriers added to “Cold chain”']));
    expect(screen.queryByText(/ selected$/)).toBeNull();
  });

  it('become favorites, but for the blocked', async () => {
    const { carrierRegister } = openList();
    const dialog = await askForAll(names, 'Add to list');
    await userEvent.selectOptions(dialog.getByLabelText('List'), 'Favorites');
    expect(dialog.getByText('It is blocked. Unblock it first.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 carrier' }));
    await waitFor(() => expect(carrierRegister).toHaveProperty('changes', [{ id: 'a', change: { favourite: true } }]));
  });

  it('are blocked, each for itself, and those refused stay selected with the reason', async () => {
    const { carrierRegister } = openList();
    carrierRegister.change = () =>
      Promise.reject(new Failure({ kind: 'refused', status: 409, reason: 'list_needed', errors: [] }));
    const dialog = await askForAll(names, 'Block');
    expect(dialog.getByText('It is already blocked.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Block 2 carriers' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog').textContent).toContain('An open request would have no carriers left.'),
    );
  });

  it('are unblocked', async () => {
    const { carrierRegister } = openList();
    const dialog = await askForAll(names, 'Unblock');
    await userEvent.click(dialog.getByRole('button', { name: 'Unblock 1 carrier' }));
    await waitFor(() => expect(carrierRegister).toHaveProperty('changes', [{ id: 'c', change: { blocked: false } }]));
  });

  it('have no boxes for a viewer', async () => {
    const carrierRegister = Object.assign(new FakeCarrierRegister(), { page: { rows, page: 0, size: 25, total: 3 } });
    renderRoom(<CarriersPage mayWrite={false} />, { carrierRegister, at: '/ui/carriers' });
    await screen.findByText('Alder');
    expect(screen.queryByRole('checkbox', { name: 'Select Alder' })).toBeNull();
  });
});

it('a file of carriers has shares in percent beside their cases, and none of too few', async () => {
  const carrierRegister = new FakeCarrierRegister();
  carrierRegister.page = { rows: [carrierFactory.build({ favourite: true })], page: 0, size: 25, total: 1 };
  const { workbooks } = renderRoom(<CarriersPage mayWrite />, { carrierRegister, at: '/ui/carriers' });
  await exportAs('Excel (.xlsx)');
  await waitFor(() => expect(workbooks.sheets).toHaveLength(1));
  const [sheet] = workbooks.sheets;
  const cells = Object.fromEntries((sheet?.titles ?? []).map((title, at) => [title, sheet?.rows[0]?.[at]]));
  expect(cells).toMatchObject({ Standing: 'Favorite', 'On time (%)': 90, 'On time: deliveries counted': 20 });
  expect(cells['Accepted offers (%)']).toBeUndefined();
});

describe('the page of a carrier', () => {
  it('names each figure of its scorecard with the number of cases', () => {
    openPage();
    expect(screen.getByText('90.0% of 20')).toBeTruthy();
    expect(screen.getByText('Too few to tell (9)')).toBeTruthy();
    expect(screen.getByText('1 h 35 min (median of 15)')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'See what is counted' });
    expect(link.getAttribute('href')).toBe('/ui/reports/scorecard?group=c-1#cases');
  });

  it('says what a block does before it blocks, with the safe button in focus', async () => {
    const { carrierRegister } = openPage();
    await press('Block carrier');
    const dialog = screen.getByRole('dialog', { name: 'Block Alder?' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
    expect(document.activeElement?.textContent).toBe('Cancel');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(carrierRegister.changes).toEqual([]);
    await press('Block carrier');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block carrier' }));
    expect(carrierRegister.changes).toEqual([{ id: 'c-1', change: { blocked: true } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the open requests that ask it alone instead of a way to block it', async () => {
    const { carrierRegister } = openPage();
    carrierRegister.alone = [{ id: 'r-4', reference: 'SR-2026-000004' }];
    await press('Block carrier');
    const dialog = screen.getByRole('dialog', { name: 'Block Alder?' });
    const link = await within(dialog).findByRole('link', { name: 'SR-2026-000004' });
    expect(link.getAttribute('href')).toBe('/ui/requests/r-4');
    expect(within(dialog).getByText('An open request asks only Alder.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Block carrier' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Cancel');
  });

  it('explains a block that is refused because a request has come to ask it alone', async () => {
    const { carrierRegister, dialogs } = openPage();
    await press('Block carrier');
    const dialog = screen.getByRole('dialog', { name: 'Block Alder?' });
    const yes = await within(dialog).findByRole('button', { name: 'Block carrier' });
    carrierRegister.changed = new Failure({ kind: 'refused', status: 409, reason: 'list_needed', errors: [] });
    carrierRegister.alone = [
      { id: 'r-4', reference: 'SR-2026-000004' },
      { id: 'r-5', reference: 'SR-2026-000005' },
    ];
    await userEvent.click(yes);
    await within(dialog).findByText('These open requests ask only Alder.');
    expect(within(dialog).getAllByRole('link')).toHaveLength(2);
    expect(dialogs.alerts).toEqual([]);
  });

  it('keeps the question open when a block is refused', async () => {
    const { carrierRegister } = openPage();
    carrierRegister.changed = new Failure({ kind: 'refused', status: 409, reason: 'just_awarded', errors: [] });
    await press('Block carrier');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block carrier' }));
    expect(screen.getByRole('dialog', { name: 'Block Alder?' })).toBeTruthy();
  });

  it('unblocks, favors and unfavors at once', async () => {
    const { carrierRegister } = openPage({ blocked: true });
    await press('Unblock carrier');
    expect(carrierRegister.changes).toEqual([{ id: 'c-1', change: { blocked: false } }]);
  });

  describe('notes', () => {
    it('are kept, and an empty one is taken away', async () => {
      const { carrierRegister, field } = await openRoom('Old');
      await press('Save note');
      await userEvent.clear(field);
      await press('Save note');
      await userEvent.type(field, ' Ask for Ines ');
      await press('Save note');
      expect(carrierRegister.changes.map(({ change }) => change)).toEqual([
        { note: undefined },
        { note: 'Ask for Ines' },
      ]);
      await waitFor(() => expect(field.value).toBe('Ask for Ines'));
    });

    it('show what a colleague writes after one was saved', async () => {
      const { field, have } = await openRoom('Old');
      await userEvent.type(field, ' and new');
      await press('Save note');
      have('Of a colleague');
      await press('Read again');
      await waitFor(() => expect(field.value).toBe('Of a colleague'));
    });
  });

  it('puts it on a list with the version that was read', async () => {
    const { carrierLists } = openPage();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Cold chain' }));
    expect(carrierLists.saved).toEqual([
      { id: 'list-1', version: 4, entry: { name: 'Cold chain', carriers: ['id of Alder', 'c-1'] } },
    ]);
  });

  it('shows viewers the same without a way to change it', () => {
    openPage({ note: 'Old', favourite: true }, false);
    expect(screen.getByText('Old')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const openLists = (mayWrite = true) => {
  const [carrierRegister, carrierLists] = [new FakeCarrierRegister(), new FakeCarrierLists()];
  carrierLists.lists = [cold];
  const rows = [carrierFactory.build({ id: 'c-1', name: 'Alder' }), carrierFactory.build({ id: 'c-2', name: 'Bora' })];
  carrierRegister.page = { rows, page: 0, size: 100, total: 2 };
  const { notices } = renderRoom(<ListsPage mayWrite={mayWrite} />, { carrierRegister, carrierLists });
  return { carrierLists, notices };
};

describe('the lists of carriers', () => {
  it('are made with a name and members', async () => {
    const { carrierLists } = openLists();
    await screen.findByText('Cold chain');
    await press('New list');
    const dialog = screen.getByRole('dialog', { name: 'New list' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Enter the name.')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Short  notice ');
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Bora' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(carrierLists.saved).toEqual([{ entry: { name: 'Short notice', carriers: ['c-2'] } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are renamed, deleted without a question, and brought back', async () => {
    const { carrierLists, notices } = openLists();
    await screen.findByText('Cold chain');
    await press('Edit Cold chain');
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ice');
    await press('Save');
    expect(carrierLists.saved).toEqual([
      { id: 'list-1', version: 4, entry: { name: 'Ice', carriers: ['id of Alder'] } },
    ]);
    await press('Delete Cold chain');
    await waitFor(() => expect(carrierLists.removed).toEqual([expect.objectContaining({ id: 'list-1', version: 4 })]));
    await waitFor(() => expect(notices.texts).toContain('“Cold chain” deleted'));
    notices.press('“Cold chain” deleted', 'Undo');
    await waitFor(() => expect(carrierLists.undone).toEqual([{ id: 'list-1', version: 4 }]));
  });

  it('are read alone by viewers', async () => {
    openLists(false);
    await screen.findByText('Cold chain');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
