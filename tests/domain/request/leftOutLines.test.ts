import { expect, it } from 'vitest';
import type { ImportedRow } from '../../../src/domain/request/ImportedRow.ts';
import { leftOutLines } from '../../../src/domain/request/leftOutLines.ts';
import { importedRowFactory } from '../../support/factories/importedRowFactory.ts';

const looksLike = { id: undefined, reference: 'PO 1' };

it.each<[string, Partial<ImportedRow>, readonly number[], readonly number[]]>([
  ['one like no other', {}, [], []],
  ['one like another', { looksLike }, [], [3]],
  ['one like another that is ticked', { looksLike }, [3], []],
  ['one like another, where a different row is ticked', { looksLike }, [4], [3]],
  ['one that is refused', { looksLike, outcome: 'refused' }, [], []],
  ['one that is there already', { looksLike, outcome: 'exists' }, [], []],
])('of a row that is %s', (_, row, ticked, leftOut) => {
  const rows = [importedRowFactory.build({ line: 2 }), importedRowFactory.build({ line: 3, ...row })];
  expect([...leftOutLines(rows, new Set(ticked))]).toEqual(leftOut);
});
