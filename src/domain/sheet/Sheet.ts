import type { Stroke } from '../shipment/Signature.ts';

/** A column of a table; `share` is its part of the width, in hundredths. */
export interface SheetColumn {
  readonly title: string;
  readonly share: number;
  readonly isNumber?: boolean;
}

/** What stands on a sheet, from top to bottom. */
export type SheetBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly texts: readonly string[]; readonly isSmall?: boolean }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [title: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly SheetColumn[];
      readonly rows: readonly (readonly string[])[];
      /** The sum below the rows. */
      readonly foot?: readonly string[] | undefined;
    }
  | { readonly kind: 'ink'; readonly strokes: readonly Stroke[] }
  /** A picture of the printer's, by its id: in a row of the page, or on all that is left of a page of its own. */
  | { readonly kind: 'picture'; readonly id: string; readonly size: 'row' | 'page' };

/** A paper that takes as many pages as its content needs. */
export interface Sheet {
  /** Whose site it comes from. */
  readonly brand: string;
  readonly title: string;
  /** What it is about, at the top of each page. */
  readonly reference: string;
  readonly blocks: readonly SheetBlock[];
  /** At the bottom of each page. */
  readonly foot: string;
  /** Such as "Page 1 of 2". */
  readonly pageOf: (page: string, pages: string) => string;
}
