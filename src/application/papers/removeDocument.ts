import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { DocumentCabinet } from './DocumentCabinet.ts';

/** Returns whether it was removed. */
export type RemoveDocument = (owner: DocumentOwner, documentId: string, question: Question) => Promise<boolean>;
export const RemoveDocument: ServiceIdentifier<RemoveDocument> = Symbol('RemoveDocument');

/** Deletes a paper or photo after asking. */
export const removeDocument =
  (cabinet: DocumentCabinet, dialogs: Dialogs): RemoveDocument =>
  async (owner, documentId, question) => {
    if (!(await dialogs.ask(question))) return false;
    await cabinet.remove(owner, documentId);
    return true;
  };
