/** What a list shows. Kept in the address, so that a link reproduces it. */
export interface ListView {
  /** Counted from 0. */
  readonly page: number;
  readonly size: number;
  /** Name of a field, with `-` in front for descending. */
  readonly sort: string;
  readonly q: string;
  /** Active filters by name. */
  readonly filters: Readonly<Record<string, string>>;
}
