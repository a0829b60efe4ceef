import type { HeldPaper } from '../../../domain/driver/HeldPaper.ts';

/** What a member who may write can do about a licence or card. */
export interface RenewWays {
  /** Path of the form. */
  readonly editPath: string;
  /** Begins a new paper with the file. */
  readonly onRenew: (type: HeldPaper['type'], file: File) => void;
}
