import type { ServiceIdentifier } from 'inversify';
import { type CsvValue, csvOf } from '../../domain/csv/csvOf.ts';
import { hasNext } from '../../domain/list/hasNext.ts';
import { largestPageSize } from '../../domain/list/largestPageSize.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { TextFiles } from './TextFiles.ts';

export interface ListExport<Row> {
  /** Without extension. */
  readonly name: string;
  readonly titles: readonly string[];
  readonly cells: (row: Row) => readonly CsvValue[];
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

/** Exports all rows of a list as CSV, up to a hundred of the largest pages (seed §9). `signal` aborts it. */
export const exportList =
  (files: TextFiles): ExportList =>
  async ({ name, titles, cells, load }, signal) => {
    const lines: (readonly CsvValue[])[] = [];
    let isThereMore = true;
    for (let page = 0; isThereMore && page < mostPages; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- whether there is another page is known from the one before
      const loaded = await load({ page, size: largestPageSize }, signal);
      lines.push(...loaded.rows.map(cells));
      isThereMore = hasNext(loaded);
    }
    files.save(`${name}.csv`, csvOf(titles, lines), 'text/csv');
    return { saved: lines.length, isCut: isThereMore };
  };
