import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../src/domain/csv/csvOf.ts';
import { readCsv } from '../../../src/domain/csv/readCsv.ts';
import { separatorOf } from '../../../src/domain/csv/separatorOf.ts';
import { outsideText } from '../support/outsideValues.ts';

const cellsOf = (text: string, separator = ',') => readCsv(text, separator).map(({ cells }) => cells);

describe('the rows of a text with separated cells', () => {
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
  ])('of %j are %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('are told by the line they begin in', () => {
    expect(readCsv('a\n\n"b\nc"\nd', ',').map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it('are read at once, however odd the text', () => {
    expect(cellsOf('"a,""b'.repeat(16_000)).length).toBeLessThan(3);
  });

  it('are those that were written', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', ' ', '🚚') })
      .map((text) => `x${text}x`);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 })), (rows) => {
        expect(cellsOf(csvOf(['x1', 'x2'], rows))).toEqual([['x1', 'x2'], ...rows]);
      }),
    );
  });

  it('are read of any text', () => {
    fc.assert(
      fc.property(outsideText, fc.constantFrom(',', ';', '\t'), (text, separator) => {
        for (const { cells } of readCsv(text, separator)) expect(cells.some((cell) => cell !== '')).toBe(true);
      }),
    );
  });
});

it.each([
  ['a,b;c', ';'],
  ['a\tb, c', '\t'],
  ['\n\na,b', ','],
  ['"a;b",c', ','],
  ['Ann Lee +4930123456\na,b', undefined],
  ['', undefined],
])('%j is separated by %j', (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});
