import type { Temperatures } from '../request/cargoField.ts';
import type { RequestContent } from '../request/requestContent.ts';
import type { RoutePoint } from '../route/estimateRoute.ts';

/** A paper that expires (`YYYY-MM-DD`), or null for one that is needed and missing. */
export interface KnownPaper {
  readonly type: string;
  readonly expiresOn: string | null;
}

/** The time another shipment takes. */
export interface Engagement {
  readonly from: Date;
  readonly to: Date;
  /** When it is expected to be over, where that is later than planned. Another shipment may be planned before that. */
  readonly expectedTo?: Date | null;
  /** It was sent off and has not delivered yet. */
  readonly isOnTheRoad?: boolean;
}

/** A vehicle or trailer, as far as it matters. Weights in kg. */
export interface Unit {
  readonly kind: string;
  readonly bodyType: string;
  readonly plateCountry: string;
  readonly payloadKg: number;
  readonly grossWeightKg: number;
  readonly volumeM3: number | null;
  readonly loadingLengthM: number | null;
  readonly palletPositions: number | null;
  readonly temperatureC: Temperatures | null;
  readonly adr: boolean;
  readonly equipment: readonly string[];
  readonly status: string;
  readonly papers: readonly KnownPaper[];
  readonly engagements: readonly Engagement[];
  /** Where and when it is free for the task, if that is known. */
  readonly free: (RoutePoint & { readonly at: Date }) | null;
}

export interface DriverAtHand {
  readonly status: string;
  readonly licence: { readonly categories: readonly string[]; readonly expiresOn: string } | null;
  readonly cards: readonly KnownPaper[];
  readonly engagements: readonly Engagement[];
}

/** A vehicle, what it pulls, and who drives it. Of a driver who is not chosen nothing is said. */
export interface Combination {
  readonly vehicle: Unit;
  readonly trailer: Unit | null;
  readonly driver: DriverAtHand | null;
}

export type Task = Pick<RequestContent, 'stops' | 'cargo' | 'required'>;
