import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../src/domain/csv/csvOf.ts';
import { readRows } from '../../../src/domain/csv/readRows.ts';
import { separatorOf } from '../../../src/domain/csv/separatorOf.ts';
import { outsideText } from '../../support/outsideValues.ts';

const cellsOf = (text: string) => readRows(text).map(({ cells }) => cells);

describe('reading rows of separated cells', () => {
  it.each([
    ['', []],
    ['\n \n,,\n', []],
    ['a,b', [['a', 'b']]],
    [
      ' a , b \r\n c ,',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['"a, b","c ""d"""', [['a, b', 'c "d"']]],
    [
      '"a\nb",c\r\nd,e',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['a "quoted" word,b', [['a "quoted" word', 'b']]],
    [
      '"never closed,b\nc,d',
      [
        ['"never closed', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"closed" but not at its end,b', [['"closed" but not at its end', 'b']]],
    ['\uFEFFname,phone', [['name', 'phone']]],
  ])('reads %j as %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('returns the first and last line of each row', () => {
    const rows = readRows('a,b\r\n\n"b\nc",d\rd');
    expect(rows.map(({ line, lastLine }) => [line, lastLine])).toEqual([
      [1, 1],
      [3, 4],
      [5, 5],
    ]);
  });

  it.each([
    [
      'a,b;c\nd;e',
      [
        ['a,b', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'a,b\nc,d;e',
      [
        ['a', 'b'],
        ['c', 'd;e'],
      ],
    ],
    [
      'a,b\nd;e',
      [
        ['a', 'b'],
        ['d', 'e'],
      ],
    ],
    ['Ann Lee +4930123456\na,b\nc\td', [['Ann Lee +4930123456'], ['a', 'b'], ['c', 'd']]],
    ['a,b\nAnn Lee +4930123456', [['a', 'b'], ['Ann Lee +4930123456']]],
  ])("uses the separator of the first row, or the row's own, or none: %j", (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('is quick, however odd the text', () => {
    expect(cellsOf('"a,""b'.repeat(16_000)).length).toBeLessThan(3);
  });

  it('reads back written CSV', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', ' ', '🚚') })
      .map((text) => `x${text}x`);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 4 }), (rows) => {
        expect(cellsOf(csvOf(['x1', 'x2'], rows))).toEqual([['x1', 'x2'], ...rows]);
      }),
    );
  });

  it('reads back exactly what was written, whatever it was guarded against', () => {
    const cell = fc
      .string({ unit: fc.constantFrom(...Array.from('=+-@＝＋－＠;,"\'\t\n a1'), '\u200B', '\u00AD', '\u3164') })
      .map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('x'), cell, cell), { maxLength: 3 }), (rows) => {
        expect(cellsOf(csvOf(['x1', 'x2', 'x3'], rows))).toEqual([['x1', 'x2', 'x3'], ...rows]);
      }),
      { numRuns: 200 },
    );
  });

  it('returns no empty row, whatever the text', () => {
    fc.assert(
      fc.property(outsideText, (text) => {
        for (const { cells } of readRows(text)) expect(cells.some((cell) => cell.trim() !== '')).toBe(true);
      }),
    );
  });
});

it.each([
  ['a,b;c', ';'],
  ['a\tb, c', '\t'],
  ['\n\na,b', ','],
  ['"a;b",c', ','],
  ['"a\nb",c', ','],
  ['Ann Lee +4930123456\na,b', undefined],
  ['', undefined],
])('the separator of %j is %j', (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});
