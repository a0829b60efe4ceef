import type { DocumentType } from '../papers/DocumentType.ts';

/** A demo document of a vehicle or driver, before it is rendered as a file. */
export interface DemoPaper {
  readonly owner: { readonly vehicle_id: string } | { readonly driver_id: string };
  readonly type: DocumentType;
  /** Its text besides the type. */
  readonly about: string;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly addedAt: Date;
}
