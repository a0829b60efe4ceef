import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { ProofFacts } from './proofFields.ts';
import type { ShipmentDocument } from './ShipmentDocument.ts';

/** What a proof said that was rejected, to begin the next one with. It is signed anew. */
export const rejectedFacts = ({
  recipient,
  packages,
  note,
  ...told
}: Pick<ShipmentDocument, 'recipient' | 'at' | 'packages' | 'note'>): Partial<ProofFacts> => {
  const at = readRfc3339(told.at ?? '');
  return {
    ...packages,
    note,
    ...(recipient !== undefined && { recipient }),
    ...(at !== undefined && { at }),
  };
};
