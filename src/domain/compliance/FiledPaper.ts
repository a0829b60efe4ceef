import type { DocumentType } from '../document/DocumentType.ts';
import type { StoredDocument } from '../document/StoredDocument.ts';
import type { Compliance } from './Compliance.ts';

/** A paper of a vehicle or driver: one that is on file, or one that should be. */
export interface FiledPaper {
  readonly type: DocumentType;
  /** Undefined where it does not count: it has no last day, or a newer one has taken its place. */
  readonly compliance: Compliance | undefined;
  /** Undefined for one that should be there. */
  readonly document: StoredDocument | undefined;
  /** Whether a newer one has taken its place. */
  readonly isReplaced: boolean;
}
