import type { PrintedSheet, SheetPrinter } from '../../application/sheets/SheetPrinter.ts';
import type { Sheet } from '../../domain/sheet/Sheet.ts';
import { brandColour } from './brandColour.ts';
import { fetched } from './fetched.ts';
import { fetchFace } from './fetchFace.ts';

/** Draws sheets as PDF, by scripts and a typeface that are fetched with the first of them. */
export class PdfSheetPrinter implements SheetPrinter {
  readonly #load: typeof fetchFace;

  constructor(load = fetchFace) {
    this.#load = load;
  }

  async print(sheet: Sheet, { asksToPrint }: { readonly asksToPrint: boolean }): Promise<PrintedSheet> {
    const { drawSheet } = await fetched(import('./drawSheet.ts'));
    const { pdf, unknown } = await drawSheet(sheet, brandColour(), this.#load, asksToPrint);
    return { pdf, unknownLetters: unknown };
  }
}
