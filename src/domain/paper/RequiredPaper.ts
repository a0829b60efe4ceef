import type { DocumentType } from './DocumentType.ts';
import type { StoredDocument } from './StoredDocument.ts';
import type { Compliance } from './Compliance.ts';

/** A paper nobody may be without, how it stands, and the newest on file; without the last day it needs, that one is `missing` too. */
export type RequiredPaper =
  | { readonly type: DocumentType; readonly compliance: 'missing'; readonly document: StoredDocument | undefined }
  | {
      readonly type: DocumentType;
      readonly compliance: Exclude<Compliance, 'missing'>;
      readonly document: StoredDocument;
    };
