import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { ProofFacts } from './proofFields.ts';
import type { ShipmentDocument } from './ShipmentDocument.ts';

/** What a proof said that was rejected, to begin the next one with. */
export const rejectedFacts = ({
  recipient,
  packages,
  note,
  signature,
  ...told
}: Pick<ShipmentDocument, 'recipient' | 'at' | 'packages' | 'note' | 'signature'>): Partial<ProofFacts> => {
  const at = readRfc3339(told.at ?? '');
  return {
    ...packages,
    note,
    signature,
    ...(recipient !== undefined && { recipient }),
    ...(at !== undefined && { at }),
  };
};
