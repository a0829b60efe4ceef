import type { DocumentStore, KeyedUpload, NewDocument } from '../../../src/application/papers/DocumentStore.ts';
import type { DocumentOwner } from '../../../src/domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../../src/domain/paper/StoredDocument.ts';
import { documentFactory } from '../factories/documentFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

interface SeenUpload {
  readonly owner: DocumentOwner;
  readonly document: NewDocument;
  readonly upload: KeyedUpload;
}

/** Documents in memory. Answers as configured and records uploads. */
export class FakeDocumentStore implements DocumentStore {
  readonly uploads: SeenUpload[] = [];
  readonly opened: string[] = [];
  readonly removed: { readonly owner: DocumentOwner; readonly documentId: string }[] = [];
  added: Outcome<StoredDocument> = documentFactory.build();
  file: Outcome<Blob> = new Blob(['picture'], { type: 'image/png' });
  removal: Outcome<void> = undefined;

  add(owner: DocumentOwner, document: NewDocument, upload: KeyedUpload): Promise<StoredDocument> {
    this.uploads.push({ owner, document, upload });
    return settle(this.added);
  }

  open(_owner: DocumentOwner, documentId: string): Promise<Blob> {
    this.opened.push(documentId);
    return settle(this.file);
  }

  addressOf({ kind, id }: DocumentOwner, documentId: string): string {
    return `https://services.test/${kind}/${id}/${documentId}`;
  }

  remove(owner: DocumentOwner, documentId: string): Promise<void> {
    this.removed.push({ owner, documentId });
    return settle(this.removal);
  }
}
