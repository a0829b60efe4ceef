import { expect, it } from 'vitest';
import { importRequests } from '../../../src/application/requests/importRequests.ts';
import { readRows } from '../../../src/domain/csv/readRows.ts';
import { importedRowFactory } from '../../support/factories/importedRowFactory.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeRequestImports } from '../../support/fakes/FakeRequestImports.ts';
import { FakeTextFiles } from '../../support/fakes/FakeTextFiles.ts';

const table = { csv: 'reference\nPO 1', publish: true, dateOrder: 'dmy', decimalMark: '.', words: [] } as const;

const open = () => {
  const [imports, changes, files] = [new FakeRequestImports(), new FakeRecordChanges(), new FakeTextFiles()];
  return { imports, changes, files, ...importRequests(imports, new FakeIdempotencyKeys(), changes, files) };
};

it('a check changes no list', async () => {
  const { imports, changes, check } = open();
  expect(await check(table)).toEqual({ ignored: [], rows: [] });
  expect(imports.checked).toEqual([table]);
  expect(changes.told).toEqual([]);
});

it('an import is sent once, and the list is read again', async () => {
  const { imports, changes, add } = open();
  await add(table, []);
  expect(imports.added).toEqual([{ ...table, key: 'key' }]);
  expect(changes.told).toEqual([{ lists: ['requests'] }]);
});

it('rows that are left out are not sent, and are answered as such among the others', async () => {
  const { imports, add } = open();
  const [first, second, third] = [2, 3, 4].map((line) => importedRowFactory.build({ line }));
  if (!first || !second || !third) throw new Error('There are three rows.');
  const added = [first, third].map((row) => ({ ...row, outcome: 'added' as const }));
  imports.became = { ignored: ['colour'], rows: added };
  const became = await add({ ...table, csv: 'reference\nPO 1\nPO 2\nPO 3' }, [second]);
  expect(imports.added.map(({ csv }) => csv)).toEqual(['reference\nPO 1\n\nPO 3']);
  expect(became).toEqual({ ignored: ['colour'], rows: [added[0], { ...second, outcome: 'left_out' }, added[1]] });
});

it('the template is a table with days to come', () => {
  const { files, saveTemplate } = open();
  saveTemplate('2026-12-30');
  const [{ fileName, text, type } = { fileName: '', text: '', type: '' }] = files.saved;
  expect([fileName, type]).toEqual(['requests-template.csv', 'text/csv']);
  const [titles, row] = readRows(text).map(({ cells }) => cells);
  const cell = (title: string) => row?.[titles?.indexOf(title) ?? -1];
  expect([cell('reference'), cell('decide_by'), cell('pickup_from'), cell('delivery_to')]).toEqual([
    'PO-1001',
    '2026-12-31 16:00',
    '2027-01-01 08:00',
    '2027-01-02 16:00',
  ]);
});
