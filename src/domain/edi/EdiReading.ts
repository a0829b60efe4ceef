import type { EdiErrorCode, EdiFinding, EdiNoteCode } from './EdiFinding.ts';

/** What was read of a file or set, and what is to be said about it. With errors there is no value to go on with. */
export interface EdiReading<Value> {
  readonly value: Value | undefined;
  readonly errors: readonly EdiFinding<EdiErrorCode>[];
  readonly notes: readonly EdiFinding<EdiNoteCode>[];
}
