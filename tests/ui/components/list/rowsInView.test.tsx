import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Arrival, ArrivalContext } from '../../../../src/ui/components/ArrivalContext.ts';
import { arrived } from '../../../../src/ui/components/arrived.ts';
import { DataTable } from '../../../../src/ui/components/list/DataTable.tsx';
import { type DrawnTable, TableMemoryContext } from '../../../../src/ui/components/list/TableMemory.ts';
import { renderPage } from '../../../support/renderPage.tsx';

interface Trailer {
  readonly id: string;
}

const columns = [
  { key: 'id', title: 'Trailer', cell: ({ id }: Trailer) => id },
  { key: 'kind', title: 'Kind', cell: () => 'Tautliner' },
];
const trailers = ['T-1', 'T-2', 'T-3', 'T-4', 'T-5'].map((id) => ({ id }));

const before = {
  circumstances: `${window.innerWidth} ${window.innerHeight} comfortable false id kind`,
  rows: trailers,
  widths: [200, 300],
  inView: 2,
  height: 260,
} satisfies DrawnTable;

const showTable = (known: DrawnTable | undefined, arrival: Arrival = arrived('gone')): void => {
  const memory = known && new Map([['Trailers', known]]);
  renderPage(
    <TableMemoryContext value={memory}>
      <ArrivalContext value={arrival}>
        <DataTable
          caption="Trailers"
          columns={columns}
          rows={[...trailers]}
          rowKey={({ id }) => id}
          sort=""
          onSort={() => {}}
        />
      </ArrivalContext>
    </TableMemoryContext>,
  );
};

const drawn = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const table = () => screen.getByRole<HTMLTableElement>('table');
const widths = () => screen.getAllByRole('columnheader').map(({ style }) => style.width);

it('a table that comes back draws the rows in view first, in the columns and the height of all, and then the others', async () => {
  showTable(before);
  expect(drawn()).toEqual(['T-1', 'T-2']);
  expect(widths()).toEqual(['200px', '300px']);
  expect(table().style.tableLayout).toBe('fixed');
  expect(table().parentElement?.style.minHeight).toBe('260px');
  await waitFor(() => expect(drawn()).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-5']));
  expect(widths()).toEqual(['', '']);
  expect(table().style.tableLayout).toBe('');
  expect(table().parentElement?.style.minHeight).toBe('');
});

it.each<[string, DrawnTable | undefined, Arrival?]>([
  ['was never drawn', undefined],
  ['has another row', { ...before, rows: [...trailers.slice(0, 4), { id: 'T-5' }] }],
  ['has a row more', { ...before, rows: trailers.slice(0, 4) }],
  ['had other columns', { ...before, circumstances: before.circumstances.replace('kind', 'length') }],
  ['had another window', { ...before, circumstances: before.circumstances.replace(/^\d+/, '320') }],
  ['is in view as a whole', { ...before, inView: 5 }],
  ['opens with the page', before, arrived('opened')],
  ['is gone back to', before, { way: 'back', scrolledTo: 400 }],
])('a table that %s draws all its rows at once', (_, known, arrival) => {
  showTable(known, arrival);
  expect(drawn()).toHaveLength(5);
  expect(widths()).toEqual(['', '']);
});
