import type { Figure } from './Figure.ts';
import { shareFigure } from './Figure.ts';
import type { Tally } from './Tally.ts';

/** The levels of what counts, the best first, and then why a shipment is left out. Public: never rename one. */
export const co2eOutcomes = [
  'measured',
  'modelled',
  'default',
  'mass_missing',
  'no_distance',
  'no_factor',
  'too_heavy',
  'not_calculated',
  'under_way',
  'cancelled',
] as const;

type Co2eOutcome = (typeof co2eOutcomes)[number];

/** What is known of a shipment. */
export interface EmittedFacts {
  readonly status: string;
  readonly level: 'default' | 'modelled' | 'measured' | null;
  /** Why there is no figure. */
  readonly reason: string | null;
}

const counted: ReadonlySet<string> = new Set(['measured', 'modelled', 'default']);

export const isCo2eCounted = (outcome: string): boolean => counted.has(outcome);

/** How the figure of a shipment was found; if it is left out, why. */
export const co2eOutcome = ({ status, level, reason }: EmittedFacts): Co2eOutcome => {
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'delivered' && status !== 'completed') return 'under_way';
  return level ?? co2eOutcomes.find((each) => each === reason) ?? 'not_calculated';
};

/** A shipment with its grams, in all and from the tank, and its tonne-kilometres. */
export interface Emitted {
  readonly outcome: string;
  readonly co2e: { readonly wtwGrams: number; readonly ttwGrams: number; readonly tkm: number } | null;
}

const figure = (code: string, unit: Figure['unit'], value: number, n: number): Figure => ({
  code,
  unit,
  currency: null,
  value: n === 0 ? null : value,
  n,
  count: null,
  low: null,
  high: null,
});

/**
 * Σ kg well to wheel, with what of it comes from the tank; Σ g ÷ Σ tkm, never a mean of intensities; how much of the kg was measured; and
 * how many shipments have which level.
 */
export const co2eTally = (): Tally<Emitted> => {
  const found = { measured: 0, modelled: 0, default: 0 };
  let [n, wtw, ttw, tkm, primary] = [0, 0, 0, 0, 0];
  return {
    add: ({ outcome, co2e }) => {
      if (!co2e || (outcome !== 'measured' && outcome !== 'modelled' && outcome !== 'default')) return;
      n += 1;
      found[outcome] += 1;
      wtw += co2e.wtwGrams;
      ttw += co2e.ttwGrams;
      tkm += co2e.tkm;
      if (outcome === 'measured') primary += co2e.wtwGrams;
    },
    figures: () => [
      figure('co2e', 'kg', wtw / 1_000, n),
      figure('co2e_intensity', 'g_per_tkm', wtw / (tkm || 1), n),
      figure('co2e_ttw', 'kg', ttw / 1_000, n),
      figure('primary_share', 'share', primary / (wtw || 1), n),
      shareFigure('level_measured', found.measured, n),
      shareFigure('level_modelled', found.modelled, n),
      shareFigure('level_default', found.default, n),
    ],
  };
};
