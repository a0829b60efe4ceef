import type { StopWindow } from '../stop/Stop.ts';

/** What can change of a load that somebody said a price for. */
export const changedParts = [
  'stops',
  'place',
  'window',
  'service',
  'cargo',
  'details',
  'needs',
  'price',
  'deadline',
] as const;

type Moment = Pick<StopWindow, 'from' | 'to' | 'timeZone'>;

interface Goods {
  readonly count: number;
  readonly grossKg: number;
}

interface Change<Fact> {
  readonly before: Fact;
  readonly now: Fact;
}

/** How a load changed, in short and without prices. Of several places or windows the first. */
export interface LoadNews {
  readonly parts: readonly (typeof changedParts)[number][];
  readonly place: Change<string | undefined> | undefined;
  readonly window: (Change<Moment> & { readonly city: string | undefined }) | undefined;
  readonly cargo: Change<Goods> | undefined;
}
