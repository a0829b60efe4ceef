import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stroke } from '../../../src/domain/shipment/Signature.ts';
import { readSignaturePath, signaturePath } from '../../../src/domain/shipment/signaturePath.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyStrokes: fc.Arbitrary<readonly Stroke[]> = fc.array(
  fc.array(fc.record({ x: share, y: share }), { minLength: 1, maxLength: 20 }),
  { minLength: 1, maxLength: 8 },
);

describe('the path of a signature', () => {
  it.each([
    [
      'a line',
      [
        [
          { x: 0.01, y: 0.5 },
          { x: 1, y: 1 },
        ],
      ],
      'M10 200L1000 400',
    ],
    [
      'two strokes',
      [
        [{ x: 0, y: 0 }],
        [
          { x: 0.5, y: 0.25 },
          { x: 0.6, y: 0.25 },
        ],
      ],
      'M0 0M500 100L600 100',
    ],
    [
      'a point that is not left',
      [
        [
          { x: 0.5, y: 0.5 },
          { x: 0.5001, y: 0.5 },
        ],
      ],
      'M500 200',
    ],
    [
      'a point beyond the field',
      [
        [
          { x: -0.1, y: 0.5 },
          { x: 1.05, y: 0.5 },
        ],
      ],
      'M0 200L1000 200',
    ],
    ['a stroke without a point', [[], [{ x: 0, y: 0 }]], 'M0 0'],
  ] as const)('of %s', (_, strokes, path) => {
    expect(signaturePath(strokes)).toBe(path);
  });

  it.each([
    ['nothing', []],
    ['far too much', [Array.from({ length: 3_000 }, (_, at) => ({ x: (at % 100) / 100, y: 0.5 }))]],
    ['no numbers', [[{ x: Number.NaN, y: 0 }]]],
  ])('is none of %s', (_, strokes) => {
    expect(signaturePath(strokes)).toBeUndefined();
  });

  it('is read back as it was drawn, to a thousandth of the width', () => {
    fc.assert(
      fc.property(anyStrokes, (strokes) => {
        const read = readSignaturePath(signaturePath(strokes));
        expect(read).toHaveLength(strokes.length);
        for (const [at, stroke] of strokes.entries()) {
          const [first, last] = [stroke[0], stroke.at(-1)];
          expect(read[at]?.[0]?.x).toBeCloseTo(first?.x ?? -1, 2);
          expect(read[at]?.at(-1)?.y).toBeCloseTo(last?.y ?? -1, 2);
        }
        expect(signaturePath(read)).toBe(signaturePath(strokes));
      }),
    );
  });

  it.each([undefined, '', 'M', 'L1 1', 'M1 1C2 2', 'M1 1l2 2', 'M-1 1', 'M12345 1', `M1 1${'L1 1'.repeat(4_000)}`])(
    'is nothing in %s',
    (path) => {
      expect(readSignaturePath(path)).toEqual([]);
    },
  );
});
