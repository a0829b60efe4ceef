/** From one instant to another, both within the range, in ms since 1970; an end that is undefined is open. */
export interface InstantRange {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export type RangeEnd = keyof InstantRange;

export const emptyRange: InstantRange = { from: undefined, to: undefined };
