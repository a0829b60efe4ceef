import type { DangerousGoods } from '../request/cargoField.ts';

/** Up to so many points a truck needs no certificate (ADR 1.1.3.6). */
export const mostAdrPoints = 1_000;

/** Points per litre or kg by transport category (ADR 1.1.3.6.3). Goods of category 0 are never exempt. */
const perUnit: readonly (number | undefined)[] = [undefined, 50, 3, 1, 0];

/** Of category 1, with note a of the table. */
const countLess: ReadonlySet<string> = new Set([
  '0081',
  '0082',
  '0084',
  '0241',
  '0331',
  '0332',
  '0482',
  '1005',
  '1017',
]);

export interface AdrPoints {
  /** Null if they cannot be counted: then nothing is exempt. */
  readonly points: number | null;
  readonly isExempt: boolean;
}

/** The points of the dangerous goods on a truck; null without any. Limited quantities are not counted. */
export function adrPoints(lines: readonly DangerousGoods[]): AdrPoints | null {
  if (lines.length === 0) return null;
  let points = 0;
  for (const { un, transportCategory: category, quantity, limitedQuantity } of lines) {
    if (limitedQuantity === true) continue;
    const factor = category === 1 && countLess.has(un ?? '') ? 20 : perUnit[category ?? 0];
    if (factor === undefined || quantity === null) return { points: null, isExempt: false };
    points += factor * quantity;
  }
  const rounded = Math.round(points * 1_000) / 1_000;
  return { points: rounded, isExempt: rounded <= mostAdrPoints };
}
