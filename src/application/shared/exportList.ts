import type { ServiceIdentifier } from 'inversify';
import { csvOf } from '../../domain/csv/csvOf.ts';
import { hasNext } from '../../domain/list/hasNext.ts';
import { largestPageSize } from '../../domain/list/largestPageSize.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { MadeFiles } from './MadeFiles.ts';
import type { TextFiles } from './TextFiles.ts';
import type { SheetCell, Workbooks } from './Workbooks.ts';

export type ExportFormat = 'csv' | 'xlsx';

export interface ListExport<Row> {
  /** Without extension. */
  readonly name: string;
  readonly format: ExportFormat;
  readonly titles: readonly string[];
  readonly cells: (row: Row) => readonly SheetCell[];
  readonly load: (paging: { readonly page: number; readonly size: number }, signal: AbortSignal) => Promise<Page<Row>>;
}

/** Rows saved, and whether there were more than a file can hold. */
export interface SavedList {
  readonly saved: number;
  readonly isCut: boolean;
}

export type ExportList = <Row>(wanted: ListExport<Row>, signal: AbortSignal) => Promise<SavedList>;
export const ExportList: ServiceIdentifier<ExportList> = Symbol('ExportList');

const mostPages = 100;

/** Exports all rows of a list as CSV or as an Excel workbook, up to a hundred of the largest pages (seed §9). `signal` aborts it. */
export const exportList =
  (files: TextFiles, made: MadeFiles, workbooks: Workbooks): ExportList =>
  async ({ name, format, titles, cells, load }, signal) => {
    const rows: (readonly SheetCell[])[] = [];
    let isThereMore = true;
    for (let page = 0; isThereMore && page < mostPages; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- whether there is another page is known from the one before
      const loaded = await load({ page, size: largestPageSize }, signal);
      rows.push(...loaded.rows.map(cells));
      isThereMore = hasNext(loaded);
    }
    if (format === 'csv') files.save(`${name}.csv`, csvOf(titles, rows), 'text/csv');
    else made.save(await workbooks.make({ name, titles, rows }), `${name}.xlsx`);
    return { saved: rows.length, isCut: isThereMore };
  };
