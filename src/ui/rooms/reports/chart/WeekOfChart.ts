import type { Figure } from '../../../../domain/report/Report.ts';

/** A week of a chart: its figure, that of the weeks before, and what is said of both. */
export interface WeekOfChart {
  readonly key: string;
  /** Below the chart, such as "Nov 23". */
  readonly name: string;
  readonly title: string;
  readonly now: Figure | undefined;
  readonly before: Figure | undefined;
  /** The figure first. */
  readonly told: readonly string[];
}
