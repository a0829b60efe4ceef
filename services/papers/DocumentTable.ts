import type { DocumentType } from './DocumentType.ts';

/** A file of one vehicle or driver. Never updated: a newer one is added instead. */
export interface DocumentTable {
  id: string;
  company_id: string;
  created_at: Date;
  vehicle_id: string | null;
  driver_id: string | null;
  type: DocumentType;
  file_name: string;
  file_mime: string;
  file_size: number;
  file_sha256: string;
  issued_on: string | null;
  expires_on: string | null;
}
