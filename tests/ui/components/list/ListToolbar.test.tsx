import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
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

const kind = { name: 'kind', label: 'Kind', value: '', options: [{ value: 'box', label: 'Box' }] };

it('a toolbar counts its chosen filters, opens with them and can be folded', async () => {
  renderPage(
    <ListToolbar
      search={search}
      filters={[kind, { ...kind, name: 'body', label: 'Body', value: 'box' }]}
      range={{ chosen: true, field: <input aria-label="Built between" /> }}
      onFilter={() => {}}
    />,
  );
  const fold = screen.getByRole('button', { name: 'Filters: 2 chosen' });
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('false');
});

it('a toolbar without chosen filters is folded', () => {
  renderPage(<ListToolbar search={search} filters={[{ ...kind, value: '' }]} onFilter={() => {}} />);
  expect(screen.getByRole('button', { name: /^Filters/ }).getAttribute('aria-expanded')).toBe('false');
});
