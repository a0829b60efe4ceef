import type { StatementLine, StatementSums } from './Statement.ts';

/** What the lines come to, exact in smallest units. */
export const statementSums = (lines: readonly Pick<StatementLine, 'kind' | 'amountMinor'>[]): StatementSums => {
  const sumOf = (wanted: StatementLine['kind']): number =>
    lines.reduce((sum, { kind, amountMinor }) => (kind === wanted ? sum + amountMinor : sum), 0);
  const [linehaulMinor, waitingMinor, feeMinor] = [sumOf('linehaul'), sumOf('waiting'), sumOf('tonu')];
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const extrasMinor = totalMinor - linehaulMinor - waitingMinor - feeMinor;
  return { linehaulMinor, waitingMinor, feeMinor, extrasMinor, totalMinor };
};
