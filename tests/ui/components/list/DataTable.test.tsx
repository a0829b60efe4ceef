import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from '../../../../src/ui/components/list/DataTable.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

interface Trailer {
  readonly id: string;
  readonly length: number;
}

const columns = [
  { key: 'id', title: 'Trailer', cell: ({ id }: Trailer) => <a href={`/${id}`}>{id}</a> },
  { key: 'length', title: 'Length', numeric: true, cell: ({ length }: Trailer) => length },
];

const showTable = (count: number): void => {
  const rows = Array.from({ length: count }, (_, at) => ({ id: `T-${at + 1}`, length: 10 + (at % 4) }));
  renderPage(
    <DataTable caption="Trailers" columns={columns} rows={rows} rowKey={({ id }) => id} sort="" onSort={() => {}} />,
  );
};

/** jsdom has no layout: rows have their estimated height, and the screen is 768 px high. */
const mostDrawn = 40;
const drawnRows = () => screen.getAllByRole('row').slice(1);

it('a table of a hundred rows draws all of them, without row numbers', () => {
  showTable(100);
  expect(drawnRows()).toHaveLength(100);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBeNull();
  expect(drawnRows()[0]?.getAttribute('aria-rowindex')).toBeNull();
});

it('a table of a thousand rows draws those near the screen, with row numbers and the total', async () => {
  showTable(1000);
  await waitFor(() => expect(drawnRows().length).toBeLessThan(mostDrawn));
  expect(screen.getByRole('table', { name: 'Trailers' }).getAttribute('aria-rowcount')).toBe('1001');
  expect(screen.getAllByRole('row')[0]?.getAttribute('aria-rowindex')).toBe('1');
  expect(screen.getByRole('row', { name: 'T-1 10' }).getAttribute('aria-rowindex')).toBe('2');
  expect(screen.getByRole('rowheader', { name: 'T-9' })).toBeTruthy();
  expect(screen.queryByText('T-1000')).toBeNull();
});

it('the focused row stays drawn while scrolling, and Tab moves on to the next row', async () => {
  showTable(1000);
  await waitFor(() => expect(drawnRows().length).toBeLessThan(mostDrawn));
  screen.getByRole('link', { name: 'T-3' }).focus();
  window.scrollY = 30_000;
  window.dispatchEvent(new Event('scroll'));
  await screen.findByRole('link', { name: 'T-550' });
  expect(document.activeElement?.textContent).toBe('T-3');
  expect(screen.queryByText('T-9')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('T-4');
  window.scrollY = 0;
});

it('all rows are drawn for printing', async () => {
  showTable(300);
  await waitFor(() => expect(drawnRows().length).toBeLessThan(mostDrawn));
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawnRows()).toHaveLength(300);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(drawnRows().length).toBeLessThan(mostDrawn));
});

const lengthOf = (row: number) => screen.getAllByRole('cell')[row] ?? document.body;

describe('clicking a row', () => {
  const follow = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  const openTab = vi.fn<typeof window.open>(() => null);
  const showFollowed = (): void => {
    follow.mockClear();
    openTab.mockClear();
    vi.spyOn(window, 'open').mockImplementation(openTab);
    showTable(3);
    screen.getByRole('link', { name: 'T-2' }).addEventListener('click', follow);
  };
  const newTab = [expect.stringMatching(/\/T-2$/), '_blank', 'noopener'];

  it('clicks its link', async () => {
    showFollowed();
    await userEvent.click(lengthOf(1));
    expect(follow).toHaveBeenCalledOnce();
    expect(openTab).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('T-2');
  });

  it.each(['Control', 'Meta', 'Shift'])('with %s opens its link in a new tab', async (key) => {
    showFollowed();
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(lengthOf(1));
    expect(openTab.mock.calls).toEqual([newTab]);
    expect(follow).not.toHaveBeenCalled();
  });

  it('with the middle button opens its link in a new tab, and does not scroll', () => {
    showFollowed();
    const isAllowed = fireEvent.mouseDown(lengthOf(1), { button: 1 });
    fireEvent(lengthOf(1), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(openTab.mock.calls).toEqual([newTab]);
    expect(isAllowed).toBe(false);
  });

  it('with the right button, or with the middle button on the link itself, is left to the browser', () => {
    showFollowed();
    fireEvent(lengthOf(1), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    fireEvent(screen.getByRole('link', { name: 'T-2' }), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(openTab).not.toHaveBeenCalled();
  });

  it('does nothing while its text is being selected', async () => {
    showFollowed();
    window.getSelection()?.selectAllChildren(lengthOf(1));
    fireEvent.click(lengthOf(1));
    expect(follow).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
  });
});
