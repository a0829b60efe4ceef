import { co2eOutcomes, type EmittedFacts } from '../co2e.ts';

/** How the figure of a shipment was found, or why it is left out, as the column `co2e` numbers it. Written by a migration: never renumber one. */
const kinds = {
  measured: 1,
  modelled: 2,
  default: 3,
  mass_missing: 4,
  no_distance: 5,
  no_factor: 6,
  too_heavy: 7,
  not_calculated: 8,
  under_way: 9,
  cancelled: 10,
} as const satisfies Record<(typeof co2eOutcomes)[number], number>;

/** Added for each shipment that counts: its grams by level, well to wheel; its grams tank to wheel; its tonne-kilometres. */
const added = { wtw: 1_000, ttw: 2_000, tkm: 3_000 } as const;

/** Every kind of shipments. */
export const co2eKinds: readonly number[] = Object.values(kinds);

/** A shipment that stands for all of a kind: the rules judge every one of them as they judge it. */
export const exampleEmitted = (kind: number): EmittedFacts => {
  const outcome = co2eOutcomes.find((each) => kinds[each] === kind);
  if (outcome === 'cancelled') return { status: 'cancelled', level: null, reason: null };
  if (outcome === 'under_way') return { status: 'booked', level: null, reason: null };
  if (outcome === 'measured' || outcome === 'modelled' || outcome === 'default')
    return { status: 'delivered', level: outcome, reason: null };
  return { status: 'delivered', level: null, reason: outcome ?? null };
};

/** What a code counts: shipments of a kind, grams well to wheel of those of a kind, or a sum of all. */
export type Co2eCount =
  { readonly what: 'shipments' | 'wtw'; readonly kind: number } | { readonly what: 'ttw' | 'tkm' };

/** Says what a code counts. */
export const co2eCount = (code: number): Co2eCount => {
  if (code >= added.tkm) return { what: 'tkm' };
  if (code >= added.ttw) return { what: 'ttw' };
  return code >= added.wtw ? { what: 'wtw', kind: code - added.wtw } : { what: 'shipments', kind: code };
};

/** What is kept by day: weeks tell grams well to wheel alone. */
export const co2eByDay = (code: number): number | undefined => (code < added.ttw ? code : undefined);
