import type { ServiceIdentifier } from 'inversify';
import type { ConsignmentNote } from '../../domain/consignment/ConsignmentNote.ts';

export interface PrintedNotes {
  /** Four copies of each note on A4, each with its annex. */
  readonly pdf: Blob;
  /** Letters that could not be printed; question marks stand for them. */
  readonly unknownLetters: readonly string[];
}

/** Puts consignment notes on paper. Throws a Failure if what it needs cannot be fetched. */
export interface ConsignmentNotePrinter {
  /** `asksToPrint` makes viewers ask how to print it as soon as they show it. */
  print(notes: readonly ConsignmentNote[], way: { readonly asksToPrint: boolean }): Promise<PrintedNotes>;
}
export const ConsignmentNotePrinter: ServiceIdentifier<ConsignmentNotePrinter> = Symbol('ConsignmentNotePrinter');
