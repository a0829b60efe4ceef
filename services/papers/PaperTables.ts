import type { ColumnType, Generated, Selectable } from 'kysely';
import type { DocumentType, ShipmentDocumentType } from './DocumentType.ts';

/** The tables of the papers room. */
export interface PaperTables {
  document: DocumentTable;
  document_content: DocumentContentTable;
  sliced_file: SlicedFileTable;
  file_slice: FileSliceTable;
  file_room: FileRoomTable;
  unowned_file: UnownedFileTable;
  paper: PaperTable;
}

/** A file of one vehicle, driver or shipment. Never updated: a newer one is added instead. */
interface DocumentTable {
  id: string;
  company_id: string;
  created_at: Date;
  vehicle_id: string | null;
  driver_id: string | null;
  shipment_id: Maybe<string>;
  /** The other party of the shipment, which reads it too. */
  shared_with: Maybe<string>;
  /** Files of a shipment that were added together share it: the id of their client, or of the event if they prove a delivery. */
  upload_id: Maybe<string>;
  /** Of the file among those, from 0. */
  place: Maybe<number>;
  stop: Maybe<number>;
  note: Maybe<string>;
  type: DocumentType | ShipmentDocumentType;
  file_name: string;
  file_mime: string;
  file_size: number;
  file_sha256: string;
  issued_on: string | null;
  expires_on: string | null;
  /** Whether the file is in object storage; otherwise it is in `document_content`. Backups and older processes know it by this name. */
  is_outside: Generated<boolean>;
}

/** A column that may be left out. */
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, never>;

export type DocumentRow = Selectable<DocumentTable>;

/** A document of a vehicle or a driver. */
export interface PaperDocumentRow extends Omit<
  DocumentRow,
  'shipment_id' | 'shared_with' | 'upload_id' | 'place' | 'stop' | 'note'
> {
  readonly type: DocumentType;
}

interface DocumentContentTable {
  document_id: string;
  company_id: string;
  bytes: Buffer;
}

/** A large file in the database. It is there before its document, and goes with it (by a trigger). */
interface SlicedFileTable {
  document_id: string;
  company_id: string;
  file_size: number;
  /** Null once a document owns the file. */
  upload_began_at: Date | null;
}

/** Deleted with its file (by a foreign key). */
interface FileSliceTable {
  document_id: string;
  /** From 0. */
  place: number;
  company_id: string;
  bytes: Buffer;
}

/** Files in object storage that no document owns: uploads under way, and those whose document was deleted (by a trigger). */
interface UnownedFileTable {
  document_id: string;
  company_id: string;
  /** Of an upload; 0 for what a document owned. */
  file_size: Generated<number>;
  /** Null once the file may be removed. */
  upload_began_at: Date | null;
  /** When a clean-up took the removal on (`claimRemovals`). */
  removal_began_at: ColumnType<Date | null, never, Date>;
}

/** Storage used by a company's files, maintained by triggers. */
interface FileRoomTable {
  company_id: string;
  bytes_used: number;
}

/**
 * Papers that expire, and required papers that are missing (`expires_on` null), of vehicles and drivers who may drive. Maintained by
 * triggers.
 */
interface PaperTable {
  company_id: string;
  subject: 'vehicle' | 'driver';
  subject_id: string;
  vehicle_id: ColumnType<string | null, never, never>;
  driver_id: ColumnType<string | null, never, never>;
  type: DocumentType;
  expires_on: string | null;
  /** Whether the vehicle or driver drives now (0), is ready to (1), or is off the road (2). */
  duty: 0 | 1 | 2;
}

export type PaperRow = Selectable<PaperTable>;
