import type { RecordCheck } from '../../../../domain/noteRecord/checkRecord.ts';

const states = (count: string): string => (count === '1' ? '1 state' : `${count} states`);

/** Texts on the electronic record of a shipment in American English. Counts are formatted. */
export const noteRecordTextsEnUS = {
  title: 'Electronic record',
  lead: 'All that was reported, chained: each state holds the hash of the one before, so nothing can be changed unseen.',
  standing: 'State',
  hash: 'Hash',
  hashHint: 'The consignment note prints the state and hash it was made from.',
  export: 'Export record',
  fileName: (reference: string, state: string) => `Record ${reference} state ${state}.json`,
  check: 'Check a record file',
  checking: 'Checking…',
  checked: {
    unreadable: () => 'This file is no exported record.',
    other: (reference: string) => `This is the record of another shipment: ${reference}.`,
    broken: (state: string) =>
      `The chain is broken at state ${state}: something in the file was changed, dropped or moved.`,
    differs: (state: string) =>
      `The chain in the file holds, but from state ${state} on it is not the record of this shipment.`,
    holds: (count: string) => `The chain holds and matches this shipment as it is now: ${states(count)}.`,
    earlier: (count: string, later: string) =>
      `The chain holds and matches this shipment up to state ${count}. Since then it got ${states(later)} more.`,
  } satisfies Record<RecordCheck['kind'] | 'earlier', unknown>,
} as const;
