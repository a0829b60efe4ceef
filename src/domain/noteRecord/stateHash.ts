import { canonicalJson } from './canonicalJson.ts';
import type { RecordState } from './NoteRecord.ts';

/** SHA-256 of a text in UTF-8, in lower-case hexadecimal. */
export type Sha256 = (text: string) => Promise<string>;

/** The hash of all that a state says. */
export const stateHash = (
  { seq, at, by, role, what, dataHash, prevHash }: RecordState,
  sha256: Sha256,
): Promise<string> => sha256(canonicalJson({ seq, at, by, role, what, dataHash, prevHash }));
