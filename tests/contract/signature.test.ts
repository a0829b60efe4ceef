import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { signatureField } from '../../services/shipments/signatureField.ts';
import { readSignaturePath, signaturePath } from '../../src/domain/shipment/signaturePath.ts';

/** A path of `4 + 4 × lines` characters. */
const pathOf = (lines: number): string => `M0 0${'L1 1'.repeat(lines)}`;

const share = fc.oneof(fc.double({ min: -1, max: 12 }), fc.constant(Number.NaN));
const anyStrokes = fc.array(fc.array(fc.record({ x: share, y: share }), { maxLength: 30 }), { maxLength: 10 });
/** Letters of paths, and what is near them. */
const nearlyPath = fc.string({
  unit: fc.constantFrom('M', 'L', ' ', '0', '1', '9', ',', 'C', 'm', '-', '.', '\n', '٣'),
});

const isRead = (path: string): boolean => readSignaturePath(path).length > 0;
const isTaken = (path: string): boolean => v.is(signatureField, path);

describe('the path of a signature is taken by the service as it is read here', () => {
  it.each([
    ['a dot', 'M0 0', true],
    ['a line and a dot', 'M10 200L1000 400M5 5', true],
    ['the far corner', 'M1000 400L999 399', true],
    ['a point beyond the right edge', 'M1001 0', false],
    ['a point below the box', 'M0 401', false],
    ['a point far outside', 'M9999 9999L0 0', false],
    ['as long as can be', pathOf(2_999), true],
    ['a character longer', `M10 0${pathOf(2_999).slice(4)}`, false],
    ['a line longer', pathOf(3_000), false],
    ['nothing', '', false],
    ['a stroke without a point', 'M', false],
    ['a line from nowhere', 'L1 1', false],
    ['a line to nowhere', 'M0 0L', false],
    ['a point of one number', 'M0', false],
    ['a number of five digits', 'M10000 0', false],
    ['a negative number', 'M-1 0', false],
    ['a fraction', 'M0.5 0', false],
    ['an exponent', 'M1e3 0', false],
    ['a comma', 'M0,0', false],
    ['two spaces', 'M0  0', false],
    ['a space before it', ' M0 0', false],
    ['a line break behind it', 'M0 0\n', false],
    ['a line break within it', 'M0 0\nL1 1', false],
    ['small letters', 'm0 0l1 1', false],
    ['a curve', 'M0 0C1 1', false],
    ['an end', 'M0 0L1 1Z', false],
    ['digits of another script', 'M٣ ٣', false],
    ['letters that look alike', 'М0 0', false],
    ['markup', '<path d="M0 0"/>', false],
    ['a path that ends its attribute', 'M0 0"/><script>alert(1)</script>', false],
    ['a script', 'javascript:alert(1)', false],
  ])('%s', (_, path, isOne) => {
    expect([isRead(path), isTaken(path)]).toEqual([isOne, isOne]);
  });

  it.each(['0 0', '10 10', '100 100', '1000 400'])('at once where a wrong sign follows many points at %s', (point) => {
    const path = `M${point}${`L${point}`.repeat(1_000)}!`;
    // Ends what would try each point in several ways, one after another.
    const judged: unknown = runInNewContext(
      'judge()',
      { judge: () => [isRead(path), isTaken(path)] },
      { timeout: 5_000 },
    );
    expect(judged).toEqual([false, false]);
  });

  it('whatever else it says', () => {
    fc.assert(
      fc.property(nearlyPath, (path) => {
        expect(isTaken(path)).toBe(isRead(path));
      }),
    );
  });

  it('whatever is drawn', () => {
    fc.assert(
      fc.property(anyStrokes, (strokes) => {
        const path = signaturePath(strokes);
        expect(path === undefined || (isRead(path) && isTaken(path))).toBe(true);
      }),
    );
  });
});
