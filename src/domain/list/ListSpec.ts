/** Which views a list has. */
export interface ListSpec {
  readonly sorts: readonly string[];
  /** The sort without one in the address. */
  readonly sort: string;
  /** The values each filter may have; `text` where any will do, such as an instant. */
  readonly filters: Readonly<Record<string, readonly string[] | 'text'>>;
  /** The columns one can do without, in their order; none without it. */
  readonly hideable?: readonly string[];
}
