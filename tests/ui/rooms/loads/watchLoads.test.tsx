import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LoadPage } from '../../../../src/ui/rooms/loads/LoadPage.tsx';
import { LoadsPage } from '../../../../src/ui/rooms/loads/LoadsPage.tsx';
import { KeysProvider } from '../../../../src/ui/workplace/keys/KeysProvider.tsx';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { FakeLoadBoard } from '../../../support/fakes/FakeLoadBoard.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const loads = [loadFactory.build({ watched: true }), loadFactory.build({ watched: false })] as const;

const show = (mayWrite: boolean) => {
  const loadBoard = new FakeLoadBoard();
  loadBoard.page = { rows: loads, page: 0, size: 25, total: 2 };
  renderRoom(
    <KeysProvider>
      <LoadsPage mayWrite={mayWrite} />
    </KeysProvider>,
    { loadBoard, at: '/ui/loads' },
  );
  return loadBoard;
};
const stars = () => screen.findAllByRole('button', { name: 'Watch Essen, DE → Lyon, FR' });

it('a row says whether its load is watched, and changes that', async () => {
  const loadBoard = show(true);
  const [first, second] = await stars();
  expect([first, second].map((star) => star?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  if (second) await userEvent.click(second);
  await waitFor(() => expect(loadBoard.watches).toEqual([{ id: loads[1].id, isWatched: true }]));
  if (first) await userEvent.click(first);
  await waitFor(() => expect(loadBoard.watches.at(-1)).toEqual({ id: loads[0].id, isWatched: false }));
});

it('w watches the load of the row that has the focus', async () => {
  const loadBoard = show(true);
  await stars();
  const [, link] = screen.getAllByRole('link', { name: /Essen/ });
  link?.focus();
  await userEvent.keyboard('w');
  await waitFor(() => expect(loadBoard.watches).toEqual([{ id: loads[1].id, isWatched: true }]));
});

it('watched loads have a view of their own', async () => {
  const loadBoard = show(true);
  await userEvent.click(await screen.findByRole('link', { name: /^Watched/ }));
  expect(loadBoard.views.at(-1)?.filters).toEqual({ watched: 'true' });
});

it('whoever may only look sees what is watched', async () => {
  show(false);
  expect(await screen.findAllByRole('img', { name: 'Watched' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Watch/ })).toBeNull();
});

it('the page of a load watches it by a button and by w', async () => {
  const loadBoard = new FakeLoadBoard();
  renderRoom(
    <KeysProvider>
      <LoadPage record={loads[1]} mayWrite />
    </KeysProvider>,
    { loadBoard, at: `/ui/loads/${loads[1].id}` },
  );
  const button = await screen.findByRole('button', { name: 'Watch' });
  await userEvent.click(button);
  await waitFor(() => expect(loadBoard.watches).toEqual([{ id: loads[1].id, isWatched: true }]));
  await userEvent.keyboard('w');
  await waitFor(() => expect(loadBoard.watches).toHaveLength(2));
});
