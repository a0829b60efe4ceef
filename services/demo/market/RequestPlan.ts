import type { RequestContent } from '../../freight/request/requestContent.ts';
import type { Crew } from './Crew.ts';
import type { DemoChange } from './contentBefore.ts';
import type { DemoShipper } from './demoShippers.ts';
import type { Journey } from './Journey.ts';
import type { Carrier } from './Ledger.ts';

/**
 * What becomes of a request. After an award the trip goes on by the clock, unless the shipper calls it off, or the carrier gives it back and
 * the request is open again.
 */
export type Fate = 'draft' | 'open' | 'awarded' | 'called_off' | 'given_back' | 'withdrawn' | 'expired' | 'cancelled';

export const awardedFates: ReadonlySet<Fate> = new Set(['awarded', 'called_off', 'given_back']);

/** A request of the demo before it is given its number. */
export interface RequestPlan {
  readonly shipperId: string;
  readonly shipper: DemoShipper;
  readonly fate: Fate;
  readonly content: RequestContent;
  readonly createdAt: Date;
  /** Null for a draft. */
  readonly publishedAt: Date | null;
  /** When it was changed with offers live, and which part. */
  readonly changed: { readonly at: Date; readonly part: DemoChange } | null;
  /** When it stopped taking offers, by an award or otherwise: now for what is open. */
  readonly endedAt: Date;
  /** What a full price for it is, in cents. */
  readonly fairMinor: number;
  readonly offers: number;
  /** How the trip goes; null unless it was awarded. */
  readonly journey: Journey | null;
}

/** Who carries it: a truck and a driver that are free then. Without a crew nobody has assigned one. */
export interface Cast {
  readonly carrier: Carrier;
  readonly crew: Crew | null;
}

export interface CastPlan extends RequestPlan {
  readonly cast: Cast | null;
}
