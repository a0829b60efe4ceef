import fc from 'fast-check';
import { expect, it } from 'vitest';
import { qrPath } from '../../../src/ui/components/qrPath.ts';

const rowsOf = (...rows: string[]) => rows.map((row) => row.split('').map((module) => module === '#'));

it.each([
  ['nothing', rowsOf('...'), ''],
  ['a single module', rowsOf('...', '.#.'), 'M1 1h1v1h-1z'],
  ['a run as one rectangle', rowsOf('.###'), 'M1 0h3v1h-3z'],
  ['each run of a row', rowsOf('##.#'), 'M0 0h2v1h-2zM3 0h1v1h-1z'],
])('the QR path draws %s', (_, rows, path) => {
  expect(qrPath(rows)).toBe(path);
});

it('the QR path covers exactly the dark modules', () => {
  const square = fc.integer({ min: 1, max: 12 }).chain((side) => {
    const row = fc.array(fc.boolean(), { minLength: side, maxLength: side });
    return fc.array(row, { minLength: side, maxLength: side });
  });
  fc.assert(
    fc.property(square, (rows) => {
      const covered = [...qrPath(rows).matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
        Array.from({ length: Number(length) }, (__, step) => `${Number(x) + step},${y}`),
      );
      const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
      expect(covered).toEqual(dark);
    }),
  );
});
