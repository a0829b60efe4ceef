import type { DocumentType } from './DocumentType.ts';

/** A file kept with a vehicle or driver. Dates are `YYYY-MM-DD`, `size` is in bytes, `createdAt` RFC 3339 UTC. */
export interface StoredDocument {
  readonly id: string;
  readonly type: DocumentType;
  readonly file: { readonly name: string; readonly mime: string; readonly size: number };
  readonly issuedOn?: string | undefined;
  readonly expiresOn?: string | undefined;
  readonly createdAt: string;
}
