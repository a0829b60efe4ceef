import type { Transaction } from 'kysely';
import type { Member } from '../../company/Member.ts';
import type { Tables } from '../../Tables.ts';
import type { InspectedFile } from '../inspectFile.ts';

/** A file in a store that no document owns yet. */
export interface FileInStore {
  /** Makes it that of its document, in the transaction that adds the document. */
  readonly keep: (tx: Transaction<Tables>) => Promise<void>;
  /** Lets it go, because there will be no document. What is not let go is removed within hours. */
  readonly drop: () => Promise<void>;
}

/** Where the bytes of documents are kept. */
export interface FileStore {
  /** As in the column of table `document`. */
  readonly isInObjectStorage: boolean;
  /** Takes the bytes of a document that is about to be added. */
  take(member: Member, documentId: string, file: InspectedFile): Promise<FileInStore>;
  /** The bytes of a document from an offset, at most `length`; none past its end, or once it is deleted. */
  read(member: Member, documentId: string, offset: number, length: number): Promise<Uint8Array>;
}
