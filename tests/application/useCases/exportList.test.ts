import { expect, it } from 'vitest';
import { exportList } from '../../../src/application/useCases/exportList.ts';
import { FakeTextFiles } from '../../support/fakes/FakeTextFiles.ts';

const listOf = (total: number) => (paging: { readonly page: number; readonly size: number }) => {
  const first = paging.page * paging.size;
  const rows = Array.from({ length: Math.max(0, Math.min(paging.size, total - first)) }, (_, at) => first + at);
  return Promise.resolve({ rows, ...paging, total });
};

it.each([
  [0, 1],
  [3, 4],
  [2_500, 2_501],
])('saves all of %i rows, page by page, under their title', async (total, lines) => {
  const files = new FakeTextFiles();
  await exportList(files)<number>({ name: 'Vehicles', titles: ['No'], cells: (row) => [row], load: listOf(total) });
  const [file] = files.saved;
  expect(file).toMatchObject({ fileName: 'Vehicles.csv', type: 'text/csv' });
  expect(file?.text.trimEnd().split('\r\n')).toHaveLength(lines);
});

const unreachable = () => Promise.reject(new Error('no network'));

it('saves nothing when a page cannot be had', async () => {
  const files = new FakeTextFiles();
  await expect(exportList(files)({ name: 'x', titles: [], cells: () => [], load: unreachable })).rejects.toThrow(
    'no network',
  );
  expect(files.saved).toEqual([]);
});
