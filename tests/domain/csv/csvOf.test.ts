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
  ['\t=1', "'\t=1"],
  ['=a,"b"', '"\'=a,""b"""'],
  [-12.5, '-12.5'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
])('writes %j to CSV as %s', (value, written) => {
  expect(csvOf(['Title'], [[value]])).toBe(`Title\r\n${written}\r\n`);
});

it('never writes a CSV cell that a spreadsheet reads as a formula', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const [, row = ''] = csvOf(['T'], [[value]]).split('T\r\n');
      expect(row.replace(/^"/, '')).not.toMatch(/^[=+\-@]/);
    }),
  );
});
