import type { StatementLine, StatementSums } from './Statement.ts';

/** What the lines come to, exact in smallest units. */
export const statementSums = (lines: readonly Pick<StatementLine, 'kind' | 'amountMinor'>[]): StatementSums => {
  const sumOf = (wanted: (kind: StatementLine['kind']) => boolean): number =>
    lines.reduce((sum, { kind, amountMinor }) => (wanted(kind) ? sum + amountMinor : sum), 0);
  const [linehaulMinor, waitingMinor] = [sumOf((kind) => kind === 'linehaul'), sumOf((kind) => kind === 'waiting')];
  const totalMinor = sumOf(() => true);
  return { linehaulMinor, waitingMinor, extrasMinor: totalMinor - linehaulMinor - waitingMinor, totalMinor };
};
