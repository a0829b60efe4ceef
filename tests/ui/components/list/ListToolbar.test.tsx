import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { longestSearch } from '../../../../src/domain/list/longestSearch.ts';
import { ListToolbar } from '../../../../src/ui/components/list/ListToolbar.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

const tools = <button type="button">Export</button>;
const search = { label: 'Search trailers', value: 'krone', onSearch: () => {} };

it.each([
  [undefined, undefined, []],
  [search, undefined, ['Search trailers']],
  [undefined, tools, ['Export']],
  [search, tools, ['Search trailers', 'Export']],
])('a toolbar shows the parts it is given: %#', (given, acting, shown) => {
  renderPage(<ListToolbar {...(given && { search: given })} filters={[]} onFilter={() => {}} tools={acting} />);
  const controls = [...screen.queryAllByRole('searchbox'), ...screen.queryAllByRole('button')];
  expect(controls.map((control) => control.getAttribute('aria-label') ?? control.textContent)).toEqual(shown);
});

it('a search takes no more than is looked for, so that the field and the address agree', async () => {
  const sought = vi.fn<(text: string) => void>();
  const value = 'x'.repeat(longestSearch);
  renderPage(<ListToolbar search={{ ...search, value, onSearch: sought }} filters={[]} onFilter={() => {}} />);
  await userEvent.type(screen.getByRole('searchbox'), 'y{Enter}');
  expect(sought.mock.calls).toEqual([[value]]);
});

const kind = { name: 'kind', label: 'Kind', value: '', options: [{ value: 'box', label: 'Box' }] };

it('a toolbar counts its chosen filters, and can be unfolded', async () => {
  renderPage(
    <ListToolbar
      search={search}
      filters={[kind, { ...kind, name: 'body', label: 'Body', value: 'box' }]}
      range={{ chosen: true, field: <input aria-label="Built between" /> }}
      onFilter={() => {}}
    />,
  );
  const fold = screen.getByRole('button', { name: 'Filters: 2 chosen' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
});

it('a chosen filter has a button that takes it off and leaves the focus on the filter', async () => {
  const dropped = vi.fn<(name: string, value: string) => void>();
  renderPage(<ListToolbar filters={[{ ...kind, value: 'box' }]} onFilter={dropped} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter Kind' }));
  expect(dropped.mock.calls).toEqual([['kind', '']]);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Kind' }));
});

it('a toolbar sorts cards, which have no header, in both directions', async () => {
  const sort = vi.fn<(by: string) => void>();
  const columns = [
    { key: 'make', title: 'Make' },
    { key: 'year', title: 'Year' },
  ];
  renderPage(<ListToolbar filters={[]} onFilter={() => {}} sorting={{ columns, sort: 'make', onSort: sort }} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'year');
  await userEvent.click(screen.getByRole('button', { name: 'Ascending' }));
  expect(sort.mock.calls).toEqual([['year'], ['-make']]);
});
