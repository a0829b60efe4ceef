import type { ServiceIdentifier } from 'inversify';
import { type CsvValue, csvOf } from '../../domain/csv/csvOf.ts';
import { hasNext } from '../../domain/paging/hasNext.ts';
import { largestPageSize } from '../../domain/paging/largestPageSize.ts';
import type { Page } from '../../domain/paging/Page.ts';
import type { TextFiles } from '../ports/TextFiles.ts';

export interface ListExport<Row> {
  /** Without its extension. */
  readonly name: string;
  readonly titles: readonly string[];
  readonly cells: (row: Row) => readonly CsvValue[];
  readonly load: (paging: { readonly page: number; readonly size: number }) => Promise<Page<Row>>;
}

export type ExportList = <Row>(wanted: ListExport<Row>) => Promise<void>;
export const ExportList: ServiceIdentifier<ExportList> = Symbol('ExportList');

const mostPages = 100;

/** Saves every row of a list as CSV, at most a hundred of the largest pages (seed §9). */
export const exportList =
  (files: TextFiles): ExportList =>
  async ({ name, titles, cells, load }) => {
    const lines: (readonly CsvValue[])[] = [];
    for (let page = 0; page < mostPages; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- whether there is another page is known from the one before
      const loaded = await load({ page, size: largestPageSize });
      lines.push(...loaded.rows.map(cells));
      if (!hasNext(loaded)) break;
    }
    files.save(`${name}.csv`, csvOf(titles, lines), 'text/csv');
  };
