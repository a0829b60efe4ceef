import { expect, it } from 'vitest';
import { importLimits as serviceLimits } from '../../services/requests/import/importBody.ts';
import { columnAt, importColumns as serviceColumns } from '../../services/requests/import/importColumns.ts';
import { csvRows } from '../../services/requests/import/csvRows.ts';
import { readRows } from '../../src/domain/csv/readRows.ts';
import { importColumns } from '../../src/domain/request/importColumns.ts';
import { importLimits } from '../../src/domain/request/importLimits.ts';
import { importTemplate } from '../../src/domain/request/importTemplate.ts';

it('application and services know the same columns of an import, for the same fields', () => {
  expect(Object.keys(importColumns)).toEqual(serviceColumns);
  const given = { pickup_lat: '1', delivery_lat: '1' };
  for (const [column, path] of Object.entries(importColumns)) expect(columnAt(path, given)).toBe(column);
});

it('application and services take as much of an import', () => {
  expect(importLimits).toEqual(serviceLimits);
});

it.each([
  importTemplate('2026-11-23'),
  'reference;goods\r\n"A;1";"two\nlines"\r\n\r\nB;"say ""hi"""\r\n',
  '\uFEFFreference\tgoods\nA\t"\'=1+1"\n',
  'reference,goods\n"unclosed,B\nC,\'+49',
])('both sides read the same rows and lines of %j', (csv) => {
  const read = readRows(csv).map(({ line, cells }) => ({ line, cells }));
  expect([...csvRows(csv)].filter(({ cells }) => cells.length > 0)).toEqual(read);
});
