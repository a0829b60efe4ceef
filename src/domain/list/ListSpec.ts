/** The sorts, filters and optional columns of a list. */
export interface ListSpec {
  readonly sorts: readonly string[];
  /** The default sort. */
  readonly sort: string;
  /** Allowed values of each filter; `text` allows any, such as an instant. */
  readonly filters: Readonly<Record<string, readonly string[] | 'text'>>;
  /** Columns that can be hidden, in order. */
  readonly hideable?: readonly string[];
}
