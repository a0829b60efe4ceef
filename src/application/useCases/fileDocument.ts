import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/document/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/document/StoredDocument.ts';
import type { DocumentCabinet, NewDocument, Upload } from '../ports/DocumentCabinet.ts';
import type { Ids } from '../ports/Ids.ts';

export type FileDocument = (
  owner: DocumentOwner,
  document: NewDocument,
  following: Omit<Upload, 'idempotencyKey'>,
) => Promise<StoredDocument>;
export const FileDocument: ServiceIdentifier<FileDocument> = Symbol('FileDocument');

/** Sends a paper or picture to be kept, once however often the network makes it try. */
export const fileDocument =
  (cabinet: DocumentCabinet, ids: Ids): FileDocument =>
  (owner, document, following) =>
    cabinet.add(owner, document, { ...following, idempotencyKey: ids.next() });
