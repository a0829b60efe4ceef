import type { DocumentType } from './DocumentType.ts';
import type { StoredDocument } from './StoredDocument.ts';
import type { Compliance } from './Compliance.ts';

/**
 * A required paper, its status and the newest one on file. One without the expiry date it needs counts as `missing`.
 */
export type RequiredPaper =
  | { readonly type: DocumentType; readonly compliance: 'missing'; readonly document: StoredDocument | undefined }
  | {
      readonly type: DocumentType;
      readonly compliance: Exclude<Compliance, 'missing'>;
      readonly document: StoredDocument;
    };
