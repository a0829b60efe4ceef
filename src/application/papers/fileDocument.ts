import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndTell } from '../shared/writeAndTell.ts';
import type { DocumentCabinet, NewDocument, Upload } from './DocumentCabinet.ts';
import { paperLists } from './paperLists.ts';

export type FileDocument = (owner: DocumentOwner, document: NewDocument, upload: Upload) => Promise<StoredDocument>;
export const FileDocument: ServiceIdentifier<FileDocument> = Symbol('FileDocument');

/** Uploads a paper or photo. Sent again after no answer, it is stored once. */
export const fileDocument =
  (cabinet: DocumentCabinet, keys: IdempotencyKeys, changes: RecordChanges): FileDocument =>
  (owner, document, upload) =>
    writeAndTell(changes, paperLists[owner.kind], () =>
      keys.once({ owner, document }, (idempotencyKey) => cabinet.add(owner, document, { ...upload, idempotencyKey })),
    );
