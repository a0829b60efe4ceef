/** What a report can be split by: the other party, the lane, the place of a stop, or the vehicle. */
export const splits = ['party', 'lane', 'place', 'vehicle'] as const;

export type Split = (typeof splits)[number];

/** What a report is asked for; one that does not take a parameter has none. */
export interface ReportAsked {
  readonly from: string;
  readonly to: string;
  readonly by: Split;
  readonly stops?: 'pickup' | 'delivery';
  /** Minutes after a window that are still on time. */
  readonly grace?: number;
  /** Whether a truck that should have come by now counts as late. */
  readonly overdue?: 'counted' | 'left_out';
  /** Whether a truck that came more than an hour before its window counts as on time, or as too early. */
  readonly early?: 'on_time' | 'too_early';
  /** Whether what both excuse is left out, or late all the same. */
  readonly excused?: 'left_out' | 'counted';
  /** These two narrow the rows, never the figures. */
  readonly outcome?: string;
  readonly group?: string;
}
