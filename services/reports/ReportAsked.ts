/** What a report can be split by: the other party, the lane, or the place of a stop. */
export type Split = 'party' | 'lane' | 'place';

/** What reports are asked for, without the page of rows; a report that does not take a parameter has none. */
export interface ReportAsked {
  readonly from: string;
  readonly to: string;
  readonly by: Split;
  readonly stops?: 'pickup' | 'delivery' | undefined;
  readonly grace?: number | undefined;
  readonly overdue?: 'counted' | 'left_out' | undefined;
  readonly outcome?: string | undefined;
  readonly group?: string | undefined;
}
