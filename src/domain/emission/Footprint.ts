/** How a figure was found, the roughest first. */
export const levels = ['default', 'modelled', 'measured'] as const;

export type Level = (typeof levels)[number];

export const vehicleClasses = [
  'van_diesel',
  'van_petrol',
  'van_bev',
  'rigid_7_5',
  'rigid_17',
  'rigid_over_17',
  'artic_33',
  'artic_over_33',
  'any_hgv',
] as const;

export type VehicleClass = (typeof vehicleClasses)[number];

/** Why nothing can be said. */
export const withheldReasons = ['mass_missing', 'no_distance', 'no_factor', 'too_heavy', 'cancelled'] as const;

export type WithheldReason = (typeof withheldReasons)[number];

/** What a figure was made with. */
export interface Factor {
  readonly set: string;
  readonly version: string;
  readonly publishedOn: string;
  readonly region: string;
  readonly gwp: string;
  readonly licence: string;
  readonly fuel: string;
}

/** Grams of CO2e, well to wheel, and how they were found. */
export interface ShortFootprint {
  readonly level: Level;
  readonly wtwGrams: number;
}

/** What carrying a shipment causes, with all that says how it was found. */
export interface Footprint extends ShortFootprint {
  /** Of which tank to wheel. */
  readonly ttwGrams: number;
  readonly massKg: number;
  readonly tkm: number;
  /** By where the goods go, in km of the shortest feasible way. */
  readonly consignments: readonly { readonly massKg: number; readonly km: number }[];
  readonly class: VehicleClass;
  readonly refrigerated: boolean;
  /** How far the truck came empty, where that is counted by itself. */
  readonly emptyKm: number | undefined;
  readonly factors: readonly Factor[];
  readonly distance: { readonly type: 'sfd'; readonly method: 'planned_route' };
}

/** A figure that a shipment had before. */
export interface EarlierFootprint extends ShortFootprint {
  readonly at: string;
  readonly set: string;
  readonly version: string;
}

/** A figure, or why there is none; neither while it is not found yet. */
export interface Co2e {
  readonly footprint: Footprint | undefined;
  readonly reason: WithheldReason | undefined;
}

/** The figure of a shipment, with those it had before, the latest first. */
export interface ShipmentCo2e extends Co2e {
  readonly earlier: readonly EarlierFootprint[];
}
