import type { Load } from '../load/Load.ts';
import type { CargoLine } from '../request/RequestContent.ts';

/** What a fleet says its price for. */
export interface SeenLoad extends Pick<Load, 'stops' | 'required' | 'pricing' | 'decisionBy'> {
  readonly cargo: readonly Omit<CargoLine, 'marks'>[];
}

/** A load as its fleet saw it when it said its price, and as it is now. */
export interface ChangedLoad {
  readonly before: SeenLoad;
  readonly now: SeenLoad;
}
