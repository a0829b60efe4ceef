import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from '../../../src/domain/csv/csvOf.ts';

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-x', "'-x"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t\'=1"'],
  ['\ra', '"\'\ra"'],
  ['=a,"b"', '"\'=a,""b"""'],
  [' =1', "' =1"],
  ['"=1', '"\'""=1"'],
  ["'=1", "''=1"],
  ['\u200B=1', "'\u200B=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠a', "'＠a"],
  ['a;=1', '"a;\'=1"'],
  ['a; @b', '"a;\' @b"'],
  ['a\t=1', '"a\t\'=1"'],
  ['a\n-b', '"a\n\'-b"'],
  ['a; b', '"a; b"'],
  ["O'Brien", "O'Brien"],
  ['a=b+c-d@e', 'a=b+c-d@e'],
  [-12.5, '-12.5'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
])('writes %j to CSV as %s', (value, written) => {
  expect(csvOf(['Title'], [[value]])).toBe(`Title\r\n${written}\r\n`);
});

const nasty = fc.string({
  unit: fc.constantFrom(
    ...Array.from('=+-@＝＋－＠﹢;,"\'\t\r\n a1.'),
    '\u200B',
    '\uFEFF',
    '\u00A0',
    '\u00AD',
    '\u3164',
    '“',
  ),
});
/** The cells as a reader sees them who splits at `separator` and knows nothing of quotation marks. */
const plainCells = (csv: string, separator: RegExp) => csv.split(/[\r\n]/).flatMap((line) => line.split(separator));

it.each([
  ['semicolons', /;/],
  ['tabs', /\t/],
])('never writes a cell that a spreadsheet runs, also if it splits at %s', (_, separator) => {
  fc.assert(
    fc.property(nasty, (value) => {
      const csv = csvOf(['T', 'T'], [['x', value]]);
      for (const cell of plainCells(csv, separator)) {
        expect(cell).not.toMatch(/^[\s"\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢]/u);
      }
    }),
  );
});

it('never writes a CSV cell that a spreadsheet reads as a formula', () => {
  fc.assert(
    fc.property(nasty, (value) => {
      const [, row = ''] = csvOf(['T'], [[value]]).split('T\r\n');
      expect(row.replace(/\r\n$/, '')).not.toMatch(/^["\s]*[=+\-@＝＋－＠﹢]|^"?[\t\r]/);
    }),
  );
});
