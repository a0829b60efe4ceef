import type { DocumentType } from '../../../domain/document/DocumentType.ts';

/** A paper as the form hands it over. Dates are `YYYY-MM-DD`. */
export interface NewPaper {
  readonly file: File;
  readonly type: DocumentType;
  readonly issuedOn?: string | undefined;
  readonly expiresOn?: string | undefined;
}
