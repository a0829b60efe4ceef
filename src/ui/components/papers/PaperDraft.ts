import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import type { Restored } from '../Restored.ts';

/** Draft of a new paper. Dates are `YYYY-MM-DD`. */
export interface PaperDraft {
  readonly file: File | undefined;
  readonly fields: { readonly type: string; readonly issuedOn: string; readonly expiresOn: string };
  /** Set if the draft was restored. */
  readonly restored: Restored | undefined;
  readonly choose: (file: File) => void;
  /** Starts over with another paper. */
  readonly begin: (type: DocumentType, file: File) => void;
  readonly set: (field: keyof PaperDraft['fields'], value: string) => void;
  readonly clear: () => void;
}
