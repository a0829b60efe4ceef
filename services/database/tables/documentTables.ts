import type { ColumnType } from 'kysely';
import type { DocumentType } from '../../papers/DocumentType.ts';

/** A file kept with one vehicle or one driver. Never changed: a better one is added. */
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

export interface DocumentContentTable {
  document_id: string;
  company_id: string;
  bytes: Buffer;
}

/** How much room a company's files take, counted by triggers. */
export interface FileRoomTable {
  company_id: string;
  bytes_used: number;
}

/** Papers that have an end, and papers that ought to be there and are not (`expires_on` null); kept by triggers. */
export interface PaperTable {
  company_id: string;
  subject: 'vehicle' | 'driver';
  subject_id: string;
  vehicle_id: ColumnType<string | null, never, never>;
  driver_id: ColumnType<string | null, never, never>;
  type: DocumentType;
  expires_on: string | null;
}
