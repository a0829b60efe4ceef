/** What of a list is looked at: kept in the address, so that a link reproduces it. */
export interface ListView {
  /** Counted from 0. */
  readonly page: number;
  readonly size: number;
  /** A field's name, `-` in front for the largest first. */
  readonly sort: string;
  readonly q: string;
  /** By name, only those that narrow the list. */
  readonly filters: Readonly<Record<string, string>>;
}
