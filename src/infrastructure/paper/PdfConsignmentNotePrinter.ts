import type { ConsignmentNotePrinter, PrintedNotes } from '../../application/shipments/ConsignmentNotePrinter.ts';
import type { ConsignmentNote } from '../../domain/consignment/ConsignmentNote.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import type { LoadFace } from './openFaces.ts';

const fetchFace: LoadFace = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('A part of the typeface is gone.');
  return new Uint8Array(await answer.arrayBuffer());
};

/** Draws consignment notes as PDF, by scripts and a typeface that are fetched with the first of them. */
export class PdfConsignmentNotePrinter implements ConsignmentNotePrinter {
  readonly #load: LoadFace;

  constructor(load = fetchFace) {
    this.#load = load;
  }

  async print(
    notes: readonly ConsignmentNote[],
    { asksToPrint }: { readonly asksToPrint: boolean },
  ): Promise<PrintedNotes> {
    try {
      const { drawNotes } = await import('./drawNotes.ts');
      const { pdf, unknown } = await drawNotes(notes, asksToPrint, this.#load);
      return { pdf, unknownLetters: unknown };
    } catch (cause) {
      throw new Failure({ kind: 'unreachable', offline: !navigator.onLine }, { cause });
    }
  }
}
