import type { NewProof } from '../../../src/application/shipments/DeliveryProofs.ts';
import type { ShipmentDocument } from '../../../src/domain/shipment/ShipmentDocument.ts';
import type { ShipmentEvent } from '../../../src/domain/shipment/ShipmentEvent.ts';
import { type ToldEvent, type ToldType, toldTypes } from '../../../src/domain/shipment/ToldEvent.ts';
import type { Filled } from './Filled.ts';

const id = (last: number): string => `00000000-0000-4000-e000-${String(last).padStart(12, '0')}`;

const toldData: Filled<ToldEvent['data']> = {
  reason: 'Queue at the border',
  minutes: 40,
  kind: 'breakdown',
  text: 'Clutch.\nWorkshop called.',
  reservations: [{ code: 'packages_missing', count: 2, celsius: -7.5 }],
  visibility: 'internal',
  of: id(1),
  at: '2026-01-08T06:55:00.000Z',
};

const toldOf = (type: ToldType) => ({ type, stop: 1, at: Date.UTC(2026, 0, 8, 7, 20), data: toldData });

/** One event of each type that a party tells, with all that can be said. */
export const filledToldEvents: readonly Filled<ToldEvent>[] = toldTypes.map(toldOf);

/** An event as it was recorded, with all that is known of one. */
export const filledEvent: Filled<Omit<ShipmentEvent, 'isUnsent'>> = {
  id: id(2),
  type: 'delay',
  stop: 1,
  at: Date.UTC(2026, 0, 8, 7, 20),
  recordedAt: Date.UTC(2026, 0, 8, 7, 21),
  side: 'carrier',
  source: 'app',
  position: { lat: 45.7589, lng: 4.8414, accuracyM: 12 },
  data: { ...toldData },
};

/** A proof of delivery with all that can be said of one. */
export const filledProof: Filled<ShipmentDocument> = {
  id: id(3),
  type: 'pod',
  side: 'carrier',
  stop: 1,
  createdAt: '2026-01-09T10:00:00.000Z',
  at: '2026-01-09T09:30:00.000Z',
  recipient: 'Jana Novák',
  packages: { delivered: 21, short: 2, damaged: 1 },
  note: 'One drum dented.',
  signature: 'M10 200L30 180L50 220M60 200L60 200',
  standing: 'rejected',
  rejected: { at: '2026-01-09T11:00:00.000Z', reason: 'unreadable', note: 'Too dark' },
  files: [{ id: id(4), name: 'proof.pdf', mime: 'application/pdf', size: 48_000, sha256: 'ab'.repeat(32) }],
};

/** The same as the form of the carrier says it. */
export const filledProofFacts: Filled<NewProof['facts']> = {
  recipient: filledProof.recipient,
  ...filledProof.packages,
  note: filledProof.note,
  at: Date.parse(filledProof.at),
  signature: filledProof.signature,
};
