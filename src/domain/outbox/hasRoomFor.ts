import type { KeptFile, OutboxEntry } from './OutboxEntry.ts';

/** As much as the files of all who use this browser may take together: 200 MiB in bytes, four of the largest proofs. */
export const mostKept = 200 * 1024 * 1024;

/** The files of what was sent are kept no more. */
const filesIn = (entry: OutboxEntry): readonly KeptFile[] =>
  entry.kind === 'proof' && entry.outcome !== 'sent' ? entry.proof.files : [];

/** Whether these files can be kept beside what is kept already. */
export const hasRoomFor = (entries: readonly OutboxEntry[], files: readonly Pick<KeptFile, 'size'>[]): boolean =>
  [...files, ...entries.flatMap(filesIn)].reduce((sum, { size }) => sum + size, 0) <= mostKept;
