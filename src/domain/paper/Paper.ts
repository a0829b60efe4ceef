import type { Compliance } from './Compliance.ts';
import type { DocumentOwner } from './DocumentOwner.ts';
import type { DocumentType } from './DocumentType.ts';

/** Statuses that need action, worst first. */
export const paperStatuses = ['expired', 'missing', 'expiring'] as const satisfies readonly Compliance[];

export type PaperStatus = (typeof paperStatuses)[number];

/** A paper that is missing, expiring or expired, and its owner. */
export interface Paper {
  readonly subject: DocumentOwner['kind'];
  readonly subjectId: string;
  readonly subjectName: string;
  /** For vehicles only. */
  readonly subjectPlate?: string | undefined;
  readonly type: DocumentType;
  readonly status: PaperStatus;
  /** `YYYY-MM-DD`; undefined for a missing paper. */
  readonly expiresOn?: string | undefined;
  /** The first trip of its owner, under way or assigned, that ends after the paper does. */
  readonly trip?: { readonly id: string; readonly reference: string; readonly endsAt: string } | undefined;
}
