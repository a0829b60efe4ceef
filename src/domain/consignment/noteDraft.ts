import type { CargoLine } from '../request/RequestContent.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import { type DraftReason, draftReasons } from './ConsignmentNote.ts';

type Subject = Pick<ShipmentRecord, 'status' | 'assignment'> & { readonly cargo: readonly CargoLine[] };

/** Why the note of a shipment is still a draft, in the order in which it is told. */
export const noteDraft = ({ status, assignment, cargo }: Subject): readonly DraftReason[] => {
  const isMissing: Readonly<Record<DraftReason, boolean>> = {
    cancelled: status === 'cancelled',
    vehicle: !assignment?.vehicle.plate,
    driver: !assignment?.driver.name,
    packages: cargo.length === 0 || cargo.some(({ count }) => count === undefined),
    weight: cargo.some(({ grossKg }) => grossKg === undefined),
  };
  return draftReasons.filter((reason) => isMissing[reason]);
};
