import { Factory } from 'fishery';
import type { OutboxProof } from '../../../src/domain/outbox/OutboxEntry.ts';

/** A proof of the only delivery of a shipment that waits for the network, with one photo. */
export const keptProofFactory = Factory.define<OutboxProof>(({ sequence }) => {
  const keptAt = Date.UTC(2026, 0, 9, 10) + sequence * 1000;
  const facts = { recipient: 'Jana Novák', delivered: 24, short: 0, damaged: 0, note: undefined, at: keptAt };
  return {
    kind: 'proof',
    id: `00000000-0000-4000-e400-${String(sequence).padStart(12, '0')}`,
    userId: 'user-own',
    companyId: 'company-own',
    shipmentId: 's-1',
    reference: 'SH-2026-000001',
    keptAt,
    outcome: 'waiting',
    why: undefined,
    proof: { stop: 1, facts, files: [{ name: 'photo.jpg', type: 'image/jpeg', size: 7 }] },
  };
});
