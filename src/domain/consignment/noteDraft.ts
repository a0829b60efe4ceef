import type { CargoLine } from '../request/RequestContent.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import { type DraftReason, draftReasons } from './ConsignmentNote.ts';

type Subject = Pick<ShipmentRecord, 'status' | 'shipper' | 'carrier' | 'assignment'> & {
  readonly cargo: readonly CargoLine[];
};

/** Why the note of a shipment is still a draft, in the order in which it is told. */
export const noteDraft = ({ status, shipper, carrier, assignment, cargo }: Subject): readonly DraftReason[] => {
  const isMissing: Readonly<Record<DraftReason, boolean>> = {
    cancelled: status === 'cancelled',
    sender_address: !shipper.address,
    carrier_address: !carrier.address,
    vehicle: !assignment?.vehicle.plate,
    driver: !assignment?.driver.name,
    packages: cargo.length === 0 || cargo.some(({ count }) => count === undefined),
    weight: cargo.some(({ grossKg }) => grossKg === undefined),
  };
  return draftReasons.filter((reason) => isMissing[reason]);
};
