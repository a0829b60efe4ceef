import type { Compliance } from '../compliance/Compliance.ts';
import type { DocumentOwner } from '../document/DocumentOwner.ts';
import type { DocumentType } from '../document/DocumentType.ts';

/** How a paper stands that asks for something to be done. */
export type PaperStatus = Exclude<Compliance, 'valid'>;

/** A paper that is missing, expiring or expired, and whose it is. */
export interface Paper {
  readonly subject: DocumentOwner['kind'];
  readonly subjectId: string;
  readonly subjectName: string;
  /** A vehicle has one. */
  readonly subjectPlate?: string | undefined;
  readonly type: DocumentType;
  readonly status: PaperStatus;
  /** `YYYY-MM-DD`; a missing paper has none. */
  readonly expiresOn?: string | undefined;
}
