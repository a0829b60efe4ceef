import type { RoutePoint } from '../distance/estimateRoute.ts';
import type { RequestContent, Temperatures } from '../request/RequestContent.ts';

/** A paper that expires (`YYYY-MM-DD`), or one that is needed and missing. */
export interface KnownPaper {
  readonly type: string;
  readonly expiresOn: string | undefined;
}

/** Another shipment, in epoch milliseconds. */
export interface Engagement {
  readonly from: number;
  readonly to: number;
  /** When it is expected to be over, where that is later than planned. Another shipment may be planned before that. */
  readonly expectedTo?: number;
  /** It was sent off and has not delivered yet. */
  readonly isOnTheRoad?: boolean;
}

/** What the verdict has to know of a vehicle or trailer. Weights in kg. */
export interface Unit {
  readonly kind: string;
  readonly bodyType: string;
  readonly plateCountry: string;
  readonly payloadKg: number;
  readonly grossWeightKg: number;
  readonly volumeM3: number | undefined;
  readonly loadingLengthM: number | undefined;
  readonly palletPositions: number | undefined;
  readonly temperatureC: Temperatures | undefined;
  readonly adr: boolean;
  readonly equipment: readonly string[];
  readonly status: string;
  readonly papers: readonly KnownPaper[];
  readonly engagements: readonly Engagement[];
  /** Where and when (epoch milliseconds) it is free for this task, if that is known. */
  readonly free?: (RoutePoint & { readonly at: number }) | undefined;
}

export interface DriverAtHand {
  readonly status: string;
  readonly licence: { readonly categories: readonly string[]; readonly expiresOn: string } | undefined;
  /** Cards held, with their end. */
  readonly cards: readonly KnownPaper[];
  readonly engagements: readonly Engagement[];
}

/** A vehicle with what it pulls and who drives it. Nothing is said of a driver who is not chosen yet. */
export interface Combination {
  readonly vehicle: Unit;
  readonly trailer?: Unit | undefined;
  readonly driver?: DriverAtHand | undefined;
}

/** What is to be carried. */
export type Task = Pick<RequestContent, 'stops' | 'cargo' | 'required'>;
