/** How a shipment stands, as whoever waits for it is told. */
export const trackedStatuses = ['not_started', 'on_the_way', 'arrived', 'delivered', 'cancelled'] as const;
export type TrackedStatus = (typeof trackedStatuses)[number];

/** How an expected arrival was found: by when the last stop was left or reached, by where the truck is or was free, or by a delay that was told. */
export const arrivalBases = ['departure', 'arrival', 'position', 'assignment', 'delay'] as const;
export type ArrivalBasis = (typeof arrivalBases)[number];

/** A stop by its town. Instants in epoch milliseconds, degrees to 0.1. */
export interface TrackedStop {
  readonly type: 'pickup' | 'delivery';
  readonly town: string;
  /** ISO 3166-1 alpha-2, or '' if it is not known. */
  readonly country: string;
  readonly timeZone: string | undefined;
  readonly place: { readonly lat: number; readonly lng: number } | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly arrivedAt: number | undefined;
  readonly departedAt: number | undefined;
  readonly skipped: boolean;
  readonly expected: { readonly at: number; readonly basis: ArrivalBasis; readonly late: boolean } | undefined;
}

/** A shipment as whoever has its link sees it. */
export interface Tracking {
  readonly reference: string;
  readonly status: TrackedStatus;
  /** When this was true, by the clock of the service. */
  readonly asOf: number;
  readonly deliveredAt: number | undefined;
  readonly stops: readonly TrackedStop[];
  readonly position: { readonly lat: number; readonly lng: number; readonly at: number } | undefined;
}
