import type { Figure } from '../../../../domain/report/Report.ts';

/** A bar of a chart: whose figure it is, that of the weeks before, and what is said of both. */
export interface BarOfChart {
  readonly key: string;
  readonly name: string;
  readonly now: Figure;
  readonly before: Figure | undefined;
  /** The figure first. */
  readonly told: readonly string[];
}
