import type { ColumnType } from 'kysely';
import type { DocumentType } from './DocumentType.ts';

/** Papers that expire, and required papers that are missing (`expires_on` null). Maintained by triggers. */
export interface PaperTable {
  company_id: string;
  subject: 'vehicle' | 'driver';
  subject_id: string;
  vehicle_id: ColumnType<string | null, never, never>;
  driver_id: ColumnType<string | null, never, never>;
  type: DocumentType;
  expires_on: string | null;
}
