export const stopTypes = ['pickup', 'delivery'] as const;

export type StopType = (typeof stopTypes)[number];

/** How well the position of a place is known: by its address, by its town, or set by hand. */
export const accuracies = ['address', 'town', 'manual'] as const;

/** A place as far as it is known. Positions are WGS84, in degrees. */
export interface Place {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly postcode?: string | undefined;
  readonly city?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly accuracy?: (typeof accuracies)[number] | undefined;
  readonly contact?: { readonly name: string; readonly phone: string } | undefined;
}

/** When a stop may be served: instants (RFC 3339 with offset), and the zone (IANA) whose clock they are read by. */
export interface StopWindow {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** A place with a time window, as far as it is known. */
export interface Stop {
  readonly type?: StopType | undefined;
  readonly place?: Place | undefined;
  readonly window?: StopWindow | undefined;
  /** Minutes of loading or unloading. */
  readonly serviceMin?: number | undefined;
  readonly note?: string | undefined;
}
