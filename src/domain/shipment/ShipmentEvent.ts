import type { Position } from '../distance/greatCircleKm.ts';
import type { RoutePoint } from '../distance/estimateRoute.ts';
import type { StopType } from '../stop/Stop.ts';

/** Who says that something happened: a party, or the service by itself. */
export const sides = ['shipper', 'carrier', 'service'] as const;

export type Side = (typeof sides)[number];

export const eventSources = ['desk', 'app', 'edi'] as const;

export type EventSource = (typeof eventSources)[number];

/** Where a truck was; accuracy in metres. */
export interface EventPosition extends Position {
  readonly accuracyM?: number | undefined;
}

/** What happened to a shipment, as it was recorded. Appended, never altered. Instants in epoch milliseconds. */
export interface ShipmentEvent {
  /** Chosen by whoever reports it, so that sending it twice does no harm. */
  readonly id: string;
  readonly type: string;
  /** Index of the stop; null where it is about none. */
  readonly stop: number | null;
  readonly at: number;
  /** The order of events. No two events of a shipment share it, but those of the award. */
  readonly recordedAt: number;
  readonly side: Side;
  readonly source: EventSource;
  readonly position: EventPosition | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** Kept on this device alone, until it was sent. */
  readonly isUnsent?: true;
}

/** A stop as the award froze it. Instants in epoch milliseconds. */
export interface PlannedStop {
  readonly type: StopType;
  readonly window: { readonly from: number; readonly to: number };
  readonly position: RoutePoint | null;
  /** Minutes of loading or unloading, where the shipper said so. */
  readonly serviceMin: number | null;
}
