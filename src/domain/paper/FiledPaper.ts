import type { DocumentType } from './DocumentType.ts';
import type { StoredDocument } from './StoredDocument.ts';
import type { Compliance } from './Compliance.ts';

/** A paper of a vehicle or driver: missing, on file, or replaced by a newer one. */
export type FiledPaper =
  | {
      readonly kind: 'missing';
      readonly type: DocumentType;
      /** Present if one is on file without the expiry date it needs. */
      readonly document: StoredDocument | undefined;
    }
  | {
      readonly kind: 'counting';
      /** Whether this kind is required. */
      readonly isRequired: boolean;
      readonly document: StoredDocument;
      /** Undefined if it has no expiry date and needs none. */
      readonly compliance: Exclude<Compliance, 'missing'> | undefined;
    }
  | { readonly kind: 'replaced'; readonly document: StoredDocument };
