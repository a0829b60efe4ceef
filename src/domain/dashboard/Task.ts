import type { Offer } from '../offer/Offer.ts';
import type { Paper } from '../paper/Paper.ts';
import type { ShipmentRequest } from '../request/ShipmentRequest.ts';
import type { Shipment } from '../shipment/Shipment.ts';
import type { Statement } from '../statement/Statement.ts';

/** Why a shipment waits for somebody. */
export type ShipmentTaskKind =
  | 'unassigned'
  | 'takeBack'
  | 'late'
  | 'exception'
  | 'waitingRunning'
  | 'waitingToAnswer'
  | 'podMissing'
  | 'podRejected'
  | 'podToVerify';

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

/** A request with offers to choose from, or one whose pickup is near while no carrier has it. */
export interface RequestTask extends Due {
  readonly kind: 'toDecide' | 'uncovered';
  readonly request: ShipmentRequest;
}

/** A paper that ends before a trip of its vehicle or driver does. */
export interface PaperTask extends Due {
  readonly kind: 'paperEnds';
  readonly paper: Paper;
}

/** A statement that its carrier has issued. */
export interface StatementTask extends Due {
  readonly kind: 'toApprove';
  readonly statement: Statement;
}

/** Something that waits for somebody at the desk. */
export type Task = ShipmentTask | OfferTask | RequestTask | PaperTask | StatementTask;
