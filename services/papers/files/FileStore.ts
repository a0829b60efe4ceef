import type { Transaction } from 'kysely';
import type { Member } from '../../company/Member.ts';
import type { Tables } from '../../Tables.ts';
import type { InspectedFile } from '../inspectFile.ts';

/** Makes a file that was taken that of its document, in the transaction that adds the document. */
export type KeepFile = (tx: Transaction<Tables>) => Promise<void>;

/** Where the bytes of documents are kept. */
export interface FileStore {
  /** As in the column of table `document`. */
  readonly isInObjectStorage: boolean;
  /** Takes the bytes of a document that is about to be added. If it is not, they are removed later (`removeUnownedFiles`). */
  take(member: Member, documentId: string, file: InspectedFile): Promise<KeepFile>;
  /** The bytes of a document from an offset, at most `length`; none past its end, or once it is deleted. */
  read(member: Member, documentId: string, offset: number, length: number): Promise<Uint8Array>;
}
