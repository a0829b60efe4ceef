import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { DocumentStore, NewDocument, Upload } from './DocumentStore.ts';
import { paperLists } from './paperLists.ts';

export type FileDocument = (owner: DocumentOwner, document: NewDocument, upload: Upload) => Promise<StoredDocument>;
export const FileDocument: ServiceIdentifier<FileDocument> = Symbol('FileDocument');

/** Uploads a paper or photo. Safe to retry. */
export const fileDocument =
  (documentStore: DocumentStore, keys: IdempotencyKeys, changes: RecordChanges): FileDocument =>
  (owner, document, upload) =>
    writeAndPublish(changes, paperLists[owner.kind], () =>
      keys.once({ owner, document }, (idempotencyKey) =>
        documentStore.add(owner, document, { ...upload, idempotencyKey }),
      ),
    );
