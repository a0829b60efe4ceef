import { expect, it } from 'vitest';
import { importRequests } from '../../../src/application/requests/importRequests.ts';
import { readRows } from '../../../src/domain/csv/readRows.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeRequestImports } from '../../support/fakes/FakeRequestImports.ts';
import { FakeTextFiles } from '../../support/fakes/FakeTextFiles.ts';

const table = { csv: 'reference\nPO 1', publish: true, dateOrder: 'dmy', words: [] } as const;

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
  await add(table);
  expect(imports.added).toEqual([{ ...table, key: 'key' }]);
  expect(changes.told).toEqual([{ lists: ['requests'] }]);
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
