import type { DocumentType } from '../document/DocumentType.ts';
import type { Compliance } from './Compliance.ts';

/** A paper nobody may be without, and how it stands. */
export interface RequiredPaper {
  readonly type: DocumentType;
  readonly compliance: Compliance;
  /** `YYYY-MM-DD`. */
  readonly expiresOn?: string | undefined;
}
