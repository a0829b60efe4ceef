import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { removeRecord } from '../shared/removeRecord.ts';
import type { DocumentStore } from './DocumentStore.ts';
import { paperLists } from './paperLists.ts';

/** Returns whether it was removed. */
export type RemoveDocument = (owner: DocumentOwner, id: string, question: Question) => Promise<boolean>;
export const RemoveDocument: ServiceIdentifier<RemoveDocument> = Symbol('RemoveDocument');

/** Deletes a paper or photo after asking. */
export const removeDocument =
  (documentStore: DocumentStore, dialogs: Dialogs, changes: RecordChanges): RemoveDocument =>
  (owner, id, question) =>
    removeRecord(dialogs, changes, {
      id,
      question,
      lists: paperLists[owner.kind],
      remove: () => documentStore.remove(owner, id),
    });
