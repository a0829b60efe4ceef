import { expect, it } from 'vitest';
import { exportList } from '../../../src/application/shared/exportList.ts';
import { FakeMadeFiles } from '../../support/fakes/FakeMadeFiles.ts';
import { FakeTextFiles } from '../../support/fakes/FakeTextFiles.ts';
import { FakeWorkbooks } from '../../support/fakes/FakeWorkbooks.ts';

const room = new AbortController();

const listOf = (total: number) => (paging: { readonly page: number; readonly size: number }) => {
  const first = paging.page * paging.size;
  const rows = Array.from({ length: Math.max(0, Math.min(paging.size, total - first)) }, (_, at) => first + at);
  return Promise.resolve({ rows, ...paging, total });
};

const cells = (row: number) => [row, `no. ${row}`];

const open = () => {
  const [files, made, workbooks] = [new FakeTextFiles(), new FakeMadeFiles(), new FakeWorkbooks()];
  return { files, made, workbooks, save: exportList(files, made, workbooks) };
};

it.each([
  [0, 0, false],
  [3, 3, false],
  [2_500, 2_500, false],
  [100_000, 100_000, false],
  [100_001, 100_000, true],
])('a list of %i rows is saved as %i rows below the column titles', async (total, saved, isCut) => {
  const { files, made, save } = open();
  const load = listOf(total);
  const wanted = { name: 'Vehicles', format: 'csv', titles: ['No'], cells: (row: number) => [row], load } as const;
  expect(await save(wanted, room.signal)).toEqual({ saved, isCut });
  const [file] = files.saved;
  expect(file).toMatchObject({ fileName: 'Vehicles.csv', type: 'text/csv' });
  expect(file?.text.trimEnd().split('\r\n')).toHaveLength(saved + 1);
  expect(made.saved).toEqual([]);
});

it('a workbook has the rows of every page, with numbers as numbers', async () => {
  const { files, made, workbooks, save } = open();
  const load = listOf(1_002);
  await save({ name: 'Vehicles', format: 'xlsx', titles: ['No', 'Text'], cells, load }, room.signal);
  expect(made.saved).toEqual(['Vehicles.xlsx']);
  expect(files.saved).toEqual([]);
  const [sheet] = workbooks.sheets;
  expect(sheet).toMatchObject({ name: 'Vehicles', titles: ['No', 'Text'] });
  expect(sheet?.rows).toHaveLength(1_002);
  expect(sheet?.rows.at(-1)).toEqual([1_001, 'no. 1001']);
});

const unreachable = () => Promise.reject(new Error('no network'));

it.each(['csv', 'xlsx'] as const)('saves nothing as %s when a page cannot be loaded', async (format) => {
  const { files, made, save } = open();
  await expect(
    save({ name: 'x', format, titles: [], cells: () => [], load: unreachable }, room.signal),
  ).rejects.toThrow('no network');
  expect([...files.saved, ...made.saved]).toEqual([]);
});

it('passes its abort signal to every request', async () => {
  const signals: AbortSignal[] = [];
  const load = (paging: { readonly page: number; readonly size: number }, signal: AbortSignal) => {
    signals.push(signal);
    return listOf(1_001)(paging);
  };
  await open().save({ name: 'x', format: 'csv', titles: [], cells: () => [], load }, room.signal);
  expect(signals).toEqual([room.signal, room.signal]);
});
