import type { DangerousGoods } from '../request/RequestContent.ts';

/** What ADR 1.1.3.6 says of all dangerous goods on one truck. */
export interface AdrPoints {
  /** Undefined if a line does not say its category or quantity, or is of category 0: then nothing is exempt. */
  readonly points: number | undefined;
  readonly isExempt: boolean;
}

/** Up to this sum, neither vehicle nor driver needs a certificate. */
export const mostAdrPoints = 1000;

/** Points per litre or kg, by transport category (table 1.1.3.6.3). Category 0 is never exempt. */
const factors: Readonly<Record<number, number>> = { 1: 50, 2: 3, 3: 1, 4: 0 };

/** Category 1 with note a counts less. */
const noteA: ReadonlySet<string> = new Set(['0081', '0082', '0084', '0241', '0331', '0332', '0482', '1005', '1017']);

const pointsOf = ({ un = '', transportCategory, quantity }: DangerousGoods): number | undefined => {
  if (transportCategory === undefined || quantity === undefined) return undefined;
  const factor = transportCategory === 1 && noteA.has(un) ? 20 : factors[transportCategory];
  return factor === undefined ? undefined : factor * quantity;
};

/** The points of dangerous goods on one truck (ADR 1.1.3.6); undefined if there are none. Limited quantities do not count. */
export const adrPoints = (lines: readonly DangerousGoods[]): AdrPoints | undefined => {
  if (lines.length === 0) return undefined;
  const points = lines.filter(({ limitedQuantity }) => limitedQuantity !== true).map(pointsOf);
  if (points.includes(undefined)) return { points: undefined, isExempt: false };
  const sum = Math.round(points.reduce<number>((total, each) => total + (each ?? 0), 0) * 1000) / 1000;
  return { points: sum, isExempt: sum <= mostAdrPoints };
};
