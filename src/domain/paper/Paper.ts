import type { Compliance } from './Compliance.ts';
import type { DocumentOwner } from './DocumentOwner.ts';
import type { DocumentType } from './DocumentType.ts';

/** How a paper stands that asks for something to be done; the worst first. */
export const paperStatuses = ['expired', 'missing', 'expiring'] as const satisfies readonly Compliance[];

export type PaperStatus = (typeof paperStatuses)[number];

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
