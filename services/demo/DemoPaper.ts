import type { DocumentType } from '../papers/DocumentType.ts';

/** A paper of a vehicle or driver, before it has become a file. */
export interface DemoPaper {
  readonly owner: { readonly vehicle_id: string } | { readonly driver_id: string };
  readonly type: DocumentType;
  /** What it says, beside what it is. */
  readonly about: string;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly addedAt: Date;
}
