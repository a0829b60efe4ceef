/** How a port writes. */
export interface WriteOptions {
  /** Shows no spinner, as when one of many is written. */
  readonly background?: boolean;
}
