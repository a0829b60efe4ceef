import { Factory } from 'fishery';
import type { ShipmentDocument } from '../../../src/domain/shipment/ShipmentDocument.ts';

/** A proof of the only delivery of a shipment, which waits for the shipper; its clock is that of `FakeClock`. */
export const proofFactory = Factory.define<ShipmentDocument>(({ sequence }) => ({
  id: `00000000-0000-4000-e300-${String(sequence).padStart(12, '0')}`,
  type: 'pod',
  side: 'carrier',
  stop: 1,
  createdAt: '2026-01-09T10:00:00.000Z',
  at: '2026-01-09T09:30:00.000Z',
  recipient: 'Jana Novák',
  packages: { delivered: 24, short: 0, damaged: 0 },
  note: undefined,
  signature: undefined,
  standing: 'to_verify',
  rejected: undefined,
  files: [{ id: `f-${sequence}`, name: 'proof.pdf', mime: 'application/pdf', size: 48_000, sha256: 'ab'.repeat(32) }],
}));
