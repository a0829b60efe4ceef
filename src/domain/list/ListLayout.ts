import type { Density } from './Density.ts';

/** How a person has arranged a list. */
export interface ListLayout {
  /** Keys of the shown columns in order; undefined for the usual ones. */
  readonly columns: readonly string[] | undefined;
  readonly density: Density;
}
