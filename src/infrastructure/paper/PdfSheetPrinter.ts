import type { PrintedSheet, SheetPrinter } from '../../application/sheets/SheetPrinter.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import type { Sheet } from '../../domain/sheet/Sheet.ts';
import { brandColour } from './brandColour.ts';
import { fetchFace } from './fetchFace.ts';

/** Draws sheets as PDF, by scripts and a typeface that are fetched with the first of them. */
export class PdfSheetPrinter implements SheetPrinter {
  readonly #load: typeof fetchFace;

  constructor(load = fetchFace) {
    this.#load = load;
  }

  async print(sheet: Sheet): Promise<PrintedSheet> {
    try {
      const { drawSheet } = await import('./drawSheet.ts');
      const { pdf, unknown } = await drawSheet(sheet, brandColour(), this.#load);
      return { pdf, unknownLetters: unknown };
    } catch (cause) {
      throw new Failure({ kind: 'unreachable', offline: !navigator.onLine }, { cause });
    }
  }
}
