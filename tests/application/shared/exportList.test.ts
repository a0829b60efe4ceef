import { expect, it } from 'vitest';
import { exportList } from '../../../src/application/shared/exportList.ts';
import { FakeTextFiles } from '../../support/fakes/FakeTextFiles.ts';

const room = new AbortController();

const listOf = (total: number) => (paging: { readonly page: number; readonly size: number }) => {
  const first = paging.page * paging.size;
  const rows = Array.from({ length: Math.max(0, Math.min(paging.size, total - first)) }, (_, at) => first + at);
  return Promise.resolve({ rows, ...paging, total });
};

it.each([
  [0, 0, false],
  [3, 3, false],
  [2_500, 2_500, false],
  [100_000, 100_000, false],
  [100_001, 100_000, true],
])('a list of %i rows is saved as %i rows below the column titles', async (total, saved, isCut) => {
  const files = new FakeTextFiles();
  const wanted = { name: 'Vehicles', titles: ['No'], cells: (row: number) => [row], load: listOf(total) };
  expect(await exportList(files)(wanted, room.signal)).toEqual({ saved, isCut });
  const [file] = files.saved;
  expect(file).toMatchObject({ fileName: 'Vehicles.csv', type: 'text/csv' });
  expect(file?.text.trimEnd().split('\r\n')).toHaveLength(saved + 1);
});

const unreachable = () => Promise.reject(new Error('no network'));

it('saves nothing when a page cannot be loaded', async () => {
  const files = new FakeTextFiles();
  await expect(
    exportList(files)({ name: 'x', titles: [], cells: () => [], load: unreachable }, room.signal),
  ).rejects.toThrow('no network');
  expect(files.saved).toEqual([]);
});

it('passes its abort signal to every request', async () => {
  const signals: AbortSignal[] = [];
  const load = (paging: { readonly page: number; readonly size: number }, signal: AbortSignal) => {
    signals.push(signal);
    return listOf(1_001)(paging);
  };
  await exportList(new FakeTextFiles())({ name: 'x', titles: [], cells: () => [], load }, room.signal);
  expect(signals).toEqual([room.signal, room.signal]);
});
