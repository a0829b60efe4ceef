import type { RequestContent } from '../../freight/request/requestContent.ts';
import type { DemoShipper } from './demoShippers.ts';

/** What becomes of a request: `carried` and `awarded` were awarded, for a trip that is over or still to come. */
export type Fate = 'draft' | 'open' | 'awarded' | 'carried' | 'withdrawn' | 'expired' | 'cancelled';

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
  readonly changed: { readonly at: Date; readonly part: keyof RequestContent } | null;
  /** When it stopped taking offers: now for what is open. */
  readonly endedAt: Date;
  /** What a full price for it is, in cents. */
  readonly fairMinor: number;
  readonly offers: number;
}
