import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RecordChanges } from '../../../../src/application/shared/RecordChanges.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Load } from '../../../../src/domain/load/Load.ts';
import { LoadsPage } from '../../../../src/ui/rooms/loads/LoadsPage.tsx';
import { useInjection } from '../../../../src/ui/shared/injection/useInjection.ts';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { FakeLoadBoard } from '../../../support/fakes/FakeLoadBoard.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const [essen, turin, malmo] = ['Essen', 'Turin', 'Malmö'].map((city) => {
  const { stops, ...load } = loadFactory.build();
  return { ...load, stops: stops.map((stop, at) => (at === 0 ? { ...stop, city } : stop)) };
});

/** The towns of the rows in order. */
const towns = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => ['Essen', 'Turin', 'Malmö'].find((town) => textContent?.includes(town)));

/** Presses what others, or the fleet itself, have done. */
const Told = () => {
  const changes = useInjection(RecordChanges);
  return (
    <>
      <button onClick={() => changes.publish({ lists: ['loads'] })}>others have</button>
      <button onClick={() => changes.publish({ lists: ['loads'], removed: essen?.id ?? '' })}>we have</button>
    </>
  );
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const show = async () => {
  const loadBoard = new FakeLoadBoard();
  const have = (...rows: readonly (Load | undefined)[]) => {
    const known = rows.filter((row) => row !== undefined);
    loadBoard.page = { rows: known, page: 0, size: 25, total: known.length };
  };
  have(essen, turin);
  renderRoom(
    <main>
      <LoadsPage mayWrite />
      <Told />
    </main>,
    { loadBoard },
  );
  await screen.findByText('Essen, DE');
  return { loadBoard, have, hear: () => press('others have'), take: () => press('we have') };
};

it('new loads wait above the list until they are asked for', async () => {
  const { have, hear } = await show();
  have(malmo, essen, turin);
  await hear();
  const button = await screen.findByRole('button', { name: '1 new · Show' });
  expect(towns()).toEqual(['Essen', 'Turin']);
  await userEvent.click(button);
  expect(towns()).toEqual(['Malmö', 'Essen', 'Turin']);
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Malmö'));
});

it('a load that is taken while somebody looks is struck out where it is, until the list is updated', async () => {
  const { loadBoard, have, hear } = await show();
  loadBoard.load = new Failure({ kind: 'refused', status: 404, errors: [] });
  have(turin);
  await hear();
  const said = await screen.findByText('Taken or withdrawn');
  expect(towns()).toEqual(['Essen', 'Turin']);
  const row = said.closest('tr');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('Essen, DE').closest('s')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Update the list' }));
  expect(towns()).toEqual(['Turin']);
});

it('a load that leaves the page and can still be had is not called taken', async () => {
  const { loadBoard, have, hear } = await show();
  if (!essen) throw new Error('no load');
  loadBoard.load = essen;
  have(turin, malmo);
  await hear();
  await screen.findByRole('button', { name: 'Update the list' });
  expect(screen.queryByText('Taken or withdrawn')).toBeNull();
  expect(towns()).toEqual(['Essen', 'Turin']);
});

it('a price that changes is renewed in its row', async () => {
  const { have, hear } = await show();
  if (!essen) throw new Error('no load');
  have(
    { ...essen, pricing: { model: 'fixed', currency: 'EUR', target: { amountMinor: 99_900, currency: 'EUR' } } },
    turin,
  );
  await hear();
  expect(await screen.findByText('€999')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Update the list' })).toBeNull();
});

it('a load that the fleet itself takes off the list goes at once', async () => {
  const { have, take } = await show();
  have(turin);
  await take();
  await waitFor(() => expect(towns()).toEqual(['Turin']));
  expect(screen.queryByText('Taken or withdrawn')).toBeNull();
});
