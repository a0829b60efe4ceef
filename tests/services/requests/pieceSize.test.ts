import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastPiece, nextPiece } from '../../../services/requests/import/pieceSize.ts';

/** The pieces of 1,000 rows on a machine where a commit takes so long, and each of its rows. */
function piecesOf({ commit, row }: { readonly commit: number; readonly row: number }) {
  const pieces: { readonly rows: number; readonly ms: number }[] = [];
  for (let [left, rows] = [1_000, leastPiece]; left > 0;) {
    const piece = { rows: Math.min(rows, left), ms: commit + row * Math.min(rows, left) };
    pieces.push(piece);
    left -= piece.rows;
    rows = nextPiece(piece);
  }
  return pieces;
}

describe('the pieces of an import', () => {
  it.each([
    ['a quick machine', { commit: 1, row: 0.2 }],
    ['a usual one', { commit: 4, row: 1 }],
    ['one whose disk is slow', { commit: 12, row: 0.5 }],
    ['one whose processor is slow', { commit: 2, row: 2 }],
  ])('hold the database for some 20 ms each and take 5 s at most on %s', (_machine, costs) => {
    const pieces = piecesOf(costs);
    expect(Math.max(...pieces.slice(1).map(({ ms }) => ms))).toBeLessThanOrEqual(22);
    expect(pieces.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(5_000);
  });

  it.each([
    [{ rows: 10, ms: 20 }, 10],
    [{ rows: 10, ms: 16 }, 12],
    [{ rows: 10, ms: 1 }, 20],
    [{ rows: 40, ms: 1 }, 50],
    [{ rows: 40, ms: 80 }, 10],
    [{ rows: 40, ms: 4_000 }, 10],
    [{ rows: 10, ms: 0 }, 20],
  ])('follow %j with one of %d', (last, next) => {
    expect(nextPiece(last)).toBe(next);
  });

  it('always have between 10 and 50 rows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.double({ min: 0, noNaN: true }), (rows, ms) => {
        const next = nextPiece({ rows, ms });
        expect(Number.isInteger(next) && next >= 10 && next <= 50).toBe(true);
      }),
    );
  });
});
