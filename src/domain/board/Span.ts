/** A stretch of time in epoch milliseconds; `to` is not part of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
