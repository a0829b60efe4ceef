import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadsPage } from '../../../../src/ui/rooms/loads/LoadsPage.tsx';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { FakeLoadBoard } from '../../../support/fakes/FakeLoadBoard.ts';
import { FakePreferences } from '../../../support/fakes/FakePreferences.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = (isWide: boolean, preferences = new FakePreferences({ loadsMap: true })) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const loadBoard = new FakeLoadBoard();
  loadBoard.page = { rows: loadFactory.buildList(2), page: 0, size: 25, total: 2 };
  renderRoom(
    <main>
      <LoadsPage mayWrite />
    </main>,
    { loadBoard, preferences },
  );
  return preferences;
};
const map = () => screen.findByRole('img', { name: /^Map of pickups: 2\./ });
const lines = (drawing: HTMLElement) => drawing.querySelectorAll('path[data-selected]').length;

it('the map is shown and put away again, and stays as it was chosen', async () => {
  const preferences = show(true, new FakePreferences());
  const tool = await screen.findByRole('button', { name: 'Map' });
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(tool);
  expect(await map()).toBeTruthy();
  expect([tool.getAttribute('aria-pressed'), preferences.read('loadsMap')]).toEqual(['true', true]);
  await userEvent.click(tool);
  expect([screen.queryByRole('img'), preferences.read('loadsMap')]).toEqual([null, false]);
});

it('beside the list it draws the way of the load whose row is pointed at or has the focus', async () => {
  show(true);
  const drawing = await map();
  const [first, second] = screen.getAllByRole('rowheader');
  if (!first || !second) throw new Error('no rows');
  expect(lines(drawing)).toBe(0);
  await userEvent.hover(first);
  expect(lines(drawing)).toBe(1);
  await userEvent.unhover(first);
  expect(lines(drawing)).toBe(0);
  act(() => second.querySelector('a')?.focus());
  expect(lines(drawing)).toBe(1);
});

it('a pickup on the map leads to the row of its load', async () => {
  show(true);
  const drawing = await map();
  const marks = drawing.querySelectorAll('[data-kind="pickup"]');
  fireEvent.click(marks[1] ?? drawing);
  expect(screen.getAllByRole('rowheader')[1]?.contains(document.activeElement)).toBe(true);
});

it('on a phone it stands in place of the list, and tells of the load that is tapped', async () => {
  show(false);
  const drawing = await map();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Tap a pickup to see its load.')).toBeTruthy();
  fireEvent.click(drawing.querySelector('[data-kind="pickup"]') ?? drawing);
  expect((await screen.findByRole('link', { name: /Essen/ })).getAttribute('href')).toMatch(/\/loads\//);
});
