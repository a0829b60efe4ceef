import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from '../../../src/domain/csv/csvOf.ts';
import { readRows } from '../../../src/domain/csv/readRows.ts';
import { withoutRows } from '../../../src/domain/csv/withoutRows.ts';

it('leaves out rows, also of several lines, and keeps the others where they are', () => {
  const csv = 'a;b\r\n1;"two\nlines"\r\n2;x\r\n3;y';
  expect(withoutRows(csv, new Set([2]))).toBe('a;b\n\n\n2;x\n3;y');
  expect(withoutRows(csv, new Set([4, 5]))).toBe('a;b\n1;"two\nlines"\n\n');
});

it('leaves a table as it is where nothing is left out', () => {
  expect(withoutRows('a;b\r\n1;2\r\n', new Set())).toBe('a;b\r\n1;2\r\n');
});

it('what stays is read as before, whatever is left out', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'ä') });
  const rows = fc.array(fc.tuple(cell, cell), { maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.array(fc.nat(30)), (cells, left) => {
      const csv = csvOf(['one', 'other'], cells);
      const lines = new Set(left.filter((line) => line > 1));
      expect(readRows(withoutRows(csv, lines))).toEqual(readRows(csv).filter(({ line }) => !lines.has(line)));
    }),
  );
});
