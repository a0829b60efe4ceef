/** Whom a call counts for, and how many calls may run for them at once. */
export interface Holder {
  readonly name: string;
  readonly most: number;
}

/** First whoever waits in a line of their own; then the groups they belong to. */
export type Holders = readonly [Holder, ...Holder[]];
