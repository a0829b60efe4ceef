import type { Money } from '../money/Money.ts';
import type { CargoLine, pricingModels, Requirements } from '../request/RequestContent.ts';
import type { LoadChange } from './LoadChange.ts';
import type { LoadStop } from './LoadStop.ts';

/** What a fleet says its price for. */
export interface SeenLoad {
  readonly stops: readonly LoadStop[];
  readonly cargo: readonly Omit<CargoLine, 'marks'>[];
  readonly required: Requirements;
  readonly pricing: {
    readonly model: (typeof pricingModels)[number] | undefined;
    readonly currency: string | undefined;
    /** Undefined if the shipper hides it. */
    readonly target: Money | undefined;
  };
  /** Until when the shipper takes offers. */
  readonly decisionBy: string | undefined;
}

/** A load as its fleet saw it when it said its price, as it is now, and what changed. */
export interface ChangedLoad {
  readonly before: SeenLoad;
  readonly now: SeenLoad;
  readonly changes: readonly LoadChange[];
}
