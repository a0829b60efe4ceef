import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ListSpec } from '../../../src/domain/list/ListSpec.ts';
import { useListView } from '../../../src/ui/shared/useListView.ts';
import { renderPage } from '../../support/renderPage.tsx';

const columns = { shown: ['phone'], more: ['email'] };
const spec: ListSpec = { sorts: ['name'], sort: 'name', filters: { status: ['active'] }, columns };

const List = () => {
  const { view } = useListView(spec, []);
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{JSON.stringify(view)}</h1>
      <p>{pathname + search}</p>
    </>
  );
};

it.each([
  ['?page=-1', ''],
  ['?size=7&status=active&page=1.5', '?status=active'],
  ['?q=Volvo%20FH&sort=password', '?q=Volvo+FH'],
  ['?status=active&sort=-name&page=2', '?status=active&sort=-name&page=2'],
  ['?columns=name-email&page=2', '?columns=email&page=2'],
  ['', ''],
])('the list address %s is cleaned up to %s', async (asked, kept) => {
  renderPage(<List />, { at: `/ui/drivers${asked}` });
  expect(await screen.findByText(`/ui/drivers${kept}`)).toBeTruthy();
});
