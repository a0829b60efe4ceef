/** What a picker holds, in ms since 1970: both ends in the modes of ranges, `from` alone in the mode single; either may be open. */
export interface Span {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export const emptySpan: Span = { from: undefined, to: undefined };
