import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
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
      <main>
        <LoadsPage mayWrite={mayWrite} />
      </main>
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

it('each row turns at once, and waits for itself alone', async () => {
  const loadBoard = show(true);
  const ends: (() => void)[] = [];
  loadBoard.watch = async (id, isWatched) => {
    loadBoard.watches.push({ id, isWatched });
    await new Promise<void>((resolve) => void ends.push(resolve));
  };
  const [first, second] = await stars();
  if (!first || !second) throw new Error('A star is missing.');
  await userEvent.click(first);
  await userEvent.click(second);
  await userEvent.click(second);
  await userEvent.keyboard('w');
  expect(loadBoard.watches).toEqual([
    { id: loads[0].id, isWatched: false },
    { id: loads[1].id, isWatched: true },
  ]);
  expect([first, second].map((star) => star.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect([first, second].map((star) => star.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  ends.forEach((end) => end());
  await waitFor(() => expect(first.hasAttribute('aria-disabled')).toBe(false));
});

it('a row turns back when it could not be watched', async () => {
  const loadBoard = show(true);
  loadBoard.watched = new Failure({ kind: 'unreachable', offline: false });
  const [, second] = await stars();
  if (!second) throw new Error('A star is missing.');
  await userEvent.click(second);
  await waitFor(() => expect(second.hasAttribute('aria-disabled')).toBe(false));
  expect([loadBoard.watches.length, second.getAttribute('aria-pressed')]).toEqual([1, 'false']);
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
