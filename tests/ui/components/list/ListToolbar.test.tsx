import { screen } from '@testing-library/react';
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
])('a toolbar has what it is given: %#', (given, acting, shown) => {
  renderPage(<ListToolbar {...(given && { search: given })} filters={[]} onFilter={() => {}} tools={acting} />);
  const controls = [...screen.queryAllByRole('searchbox'), ...screen.queryAllByRole('button')];
  expect(controls.map((control) => control.getAttribute('aria-label') ?? control.textContent)).toEqual(shown);
});
