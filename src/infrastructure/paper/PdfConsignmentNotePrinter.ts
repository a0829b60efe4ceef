import type { ConsignmentNotePrinter, PrintedNotes } from '../../application/shipments/ConsignmentNotePrinter.ts';
import type { ConsignmentNote } from '../../domain/consignment/ConsignmentNote.ts';
import { fetched } from './fetched.ts';
import { fetchFace } from './fetchFace.ts';

/** Draws consignment notes as PDF, by scripts and a typeface that are fetched with the first of them. */
export class PdfConsignmentNotePrinter implements ConsignmentNotePrinter {
  readonly #load: typeof fetchFace;

  constructor(load = fetchFace) {
    this.#load = load;
  }

  async print(
    notes: readonly ConsignmentNote[],
    { asksToPrint }: { readonly asksToPrint: boolean },
  ): Promise<PrintedNotes> {
    const { drawNotes } = await fetched(import('./drawNotes.ts'));
    const { pdf, unknown } = await drawNotes(notes, asksToPrint, this.#load);
    return { pdf, unknownLetters: unknown };
  }
}
