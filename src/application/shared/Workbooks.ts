import type { ServiceIdentifier } from 'inversify';

/** A cell of a worksheet. Text stays text: no spreadsheet takes it for a formula. */
export type SheetCell = string | number | boolean | null | undefined;

/** A table on a worksheet. */
export interface Sheet {
  /** On the tab of the sheet. */
  readonly name: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** Makes Excel workbooks (.xlsx). */
export interface Workbooks {
  make(sheet: Sheet): Promise<Blob>;
}
export const Workbooks: ServiceIdentifier<Workbooks> = Symbol('Workbooks');
