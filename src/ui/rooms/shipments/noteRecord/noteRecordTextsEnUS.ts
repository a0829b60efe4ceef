import type { RecordCheck } from '../../../../domain/noteRecord/checkRecord.ts';

const states = (count: string): string => (count === '1' ? '1 state' : `${count} states`);
const added = (count: string): string => (count === '1' ? '1 state has been' : `${count} states have been`);

/** Texts on the electronic record of a shipment in American English. Counts are formatted. */
export const noteRecordTextsEnUS = {
  title: 'Electronic record',
  lead: 'All reported events and the files of proofs as a hash chain: each state includes the hash of the one before, so no change to them goes unnoticed.',
  standing: 'State',
  hash: 'Hash',
  hashHint: 'The consignment note shows the state and hash it was printed from.',
  /** As `recordStatement` says on paper. */
  statement: 'The paper remains the consignment note: this record is not an e-CMR under the 2008 protocol.',
  export: 'Export record',
  fileName: (reference: string, state: string) => `Record ${reference} state ${state}.json`,
  check: 'Check a record file',
  checking: 'Checking…',
  checked: {
    unreadable: () => 'This file is not an exported record.',
    other: (reference: string) => `This is the record of another shipment: ${reference}.`,
    broken: (state: string) =>
      `The chain is broken at state ${state}: something in the file was changed, removed or reordered.`,
    head: () => 'The chain is intact, but the reference or a company in the file is not that of this shipment.',
    differs: (state: string) =>
      `The chain in the file is intact, but from state ${state} on it does not match this shipment.`,
    holds: (count: string) => `The chain is intact and matches this shipment as it is now: ${states(count)}.`,
    earlier: (count: string, later: string) =>
      `The chain is intact and matches this shipment up to state ${count}. ${added(later)} added since.`,
  } satisfies Record<RecordCheck['kind'] | 'earlier', unknown>,
} as const;
