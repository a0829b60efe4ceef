import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import type { Restored } from '../Restored.ts';

/** A paper that is about to be filed, as far as it is known yet. Dates are `YYYY-MM-DD`. */
export interface PaperDraft {
  readonly file: File | undefined;
  readonly fields: { readonly type: string; readonly issuedOn: string; readonly expiresOn: string };
  /** There for a paper that had been begun before the session ended. */
  readonly restored: Restored | undefined;
  readonly choose: (file: File) => void;
  /** Another paper in place of what was begun. */
  readonly begin: (type: DocumentType, file: File) => void;
  readonly set: (field: keyof PaperDraft['fields'], value: string) => void;
  readonly clear: () => void;
}
