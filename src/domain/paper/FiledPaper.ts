import type { DocumentType } from './DocumentType.ts';
import type { StoredDocument } from './StoredDocument.ts';
import type { Compliance } from './Compliance.ts';

/** A paper of a vehicle or driver: one that should be on file, one that is, or one whose place a newer one has taken. */
export type FiledPaper =
  | {
      readonly kind: 'missing';
      readonly type: DocumentType;
      /** One on file without the last day it needs. */
      readonly document: StoredDocument | undefined;
    }
  | {
      readonly kind: 'counting';
      /** Of a kind nobody may be without. */
      readonly isNeeded: boolean;
      readonly document: StoredDocument;
      /** Undefined where it has no last day and none asks for it. */
      readonly compliance: Exclude<Compliance, 'missing'> | undefined;
    }
  | { readonly kind: 'replaced'; readonly document: StoredDocument };
