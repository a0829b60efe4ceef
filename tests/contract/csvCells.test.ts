import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvCell } from '../../services/reports/csvCell.ts';
import { csvOf } from '../../src/domain/csv/csvOf.ts';

const nasty = fc.string({
  unit: fc.constantFrom(...Array.from('=+-@＝＋－＠﹢;,"\'\t\r\n a1.'), '\u200B', '\uFEFF', '\u00A0', '\u00AD', '“'),
});

it('the services write and guard a cell as the application does', () => {
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string(), fc.integer(), fc.constant(null)), (value) => {
      expect(`T\r\n${csvCell(value)}\r\n`).toBe(csvOf(['T'], [[value]]));
    }),
  );
});
