import type {
  ConsignmentNotePrinter,
  PrintedNotes,
} from '../../../src/application/shipments/ConsignmentNotePrinter.ts';
import type { ConsignmentNote } from '../../../src/domain/consignment/ConsignmentNote.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Records the notes it is given. */
export class FakeConsignmentNotePrinter implements ConsignmentNotePrinter {
  readonly printed: { readonly notes: readonly ConsignmentNote[]; readonly asksToPrint: boolean }[] = [];
  paper: Outcome<PrintedNotes> = { pdf: new Blob(['%PDF'], { type: 'application/pdf' }), unknownLetters: [] };

  print(notes: readonly ConsignmentNote[], { asksToPrint }: { readonly asksToPrint: boolean }): Promise<PrintedNotes> {
    this.printed.push({ notes, asksToPrint });
    return settle(this.paper);
  }
}
