import type { ShipmentRecord } from '../../shipment/Shipment.ts';

type Candidate = Pick<ShipmentRecord, 'status'>;

const isOver = ({ status }: Candidate): number => Number(status === 'cancelled');

/** Shipments of one number, those first that a file more likely means: what was canceled comes last. */
export const likeliestFirst = <Shipment extends Candidate>(shipments: readonly Shipment[]): readonly Shipment[] =>
  shipments.toSorted((one, other) => isOver(one) - isOver(other));
