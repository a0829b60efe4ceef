/** A range of instants in epoch milliseconds, both ends included; undefined means open-ended. */
export interface InstantRange {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export type RangeEnd = keyof InstantRange;

export const emptyRange: InstantRange = { from: undefined, to: undefined };
