/** What can change of a load that a fleet said its price for. */
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

interface Window {
  readonly from: string | null;
  readonly to: string | null;
  readonly timeZone: string | null;
}

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
  readonly place: Change<string | null> | null;
  readonly window: (Change<Window> & { readonly city: string | null }) | null;
  readonly cargo: Change<Goods> | null;
}
