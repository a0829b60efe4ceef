import writeExcelFile from 'write-excel-file/universal';
import type { Sheet, SheetCell } from '../../application/shared/Workbooks.ts';
import { sheetName } from './sheetName.ts';

/** In characters, as Excel counts columns. */
const narrowest = 8;
const widest = 40;
/** What one cell can hold; Excel repairs a file that has more. */
const longestText = 32_767;

const valueOf = (cell: SheetCell): string | number | boolean | null => {
  if (cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  return typeof cell === 'string' ? cell.slice(0, longestText) : cell;
};

const widthOf = (sheet: Sheet, column: number): number => {
  const lengths = [sheet.titles, ...sheet.rows.slice(0, 200)].map((row) => String(row[column] ?? '').length);
  return Math.min(widest, Math.max(narrowest, ...lengths) + 2);
};

/** An Excel workbook with one sheet: bold titles that stay in sight, columns as wide as what they hold. */
export const writeWorkbook = (sheet: Sheet): Promise<Blob> =>
  writeExcelFile(
    [
      sheet.titles.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...sheet.rows.map((row) => row.map(valueOf)),
    ],
    {
      sheet: sheetName(sheet.name),
      columns: sheet.titles.map((_, column) => ({ width: widthOf(sheet, column) })),
      stickyRowsCount: 1,
    },
  ).toBlob();
