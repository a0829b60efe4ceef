import type { Offer } from '../offer/Offer.ts';
import type { ShipmentRequest } from '../request/ShipmentRequest.ts';
import type { Shipment } from '../shipment/Shipment.ts';

/** Why a shipment waits for somebody. */
export type ShipmentTaskKind = 'unassigned' | 'takeBack' | 'late' | 'exception' | 'podMissing' | 'podToVerify';

interface Due {
  /** By when it has to be done (RFC 3339); undefined if nothing ends. */
  readonly due: string | undefined;
}

export interface ShipmentTask extends Due {
  readonly kind: ShipmentTaskKind;
  readonly shipment: Shipment;
}

/** A counter-offer to answer, or a price to confirm because the request was changed. */
export interface OfferTask {
  readonly kind: 'countered' | 'outdated';
  readonly offer: Offer;
  readonly due: string;
}

/** A request with offers to choose from. */
export interface RequestTask extends Due {
  readonly kind: 'toDecide';
  readonly request: ShipmentRequest;
}

/** Something that waits for somebody at the desk. */
export type Task = ShipmentTask | OfferTask | RequestTask;
