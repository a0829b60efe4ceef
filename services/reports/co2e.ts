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

const levels = ['measured', 'modelled', 'default'] as const;

type Co2eLevel = (typeof levels)[number];

const levelOf = (outcome: string): Co2eLevel | undefined => levels.find((level) => level === outcome);

/** Parts of a tonne-kilometre, 10 g over a km each: whole numbers add up the same in any order. */
const partsPerTkm = 100_000;

const tkmParts = (tkm: number): number => Math.floor(tkm * partsPerTkm + 0.5);

/** Figures of CO2e, to which sums can be added too. */
export interface Co2eTally extends Tally<Emitted> {
  /** Counts so many shipments of an outcome, without their grams. */
  readonly addShipments: (outcome: string, n: number) => void;
  readonly addWtw: (outcome: string, grams: number) => void;
  readonly addTtw: (grams: number) => void;
  readonly addTkm: (parts: number) => void;
}

/**
 * Σ kg well to wheel, with what of it comes from the tank; Σ g ÷ Σ tkm, never a mean of intensities; how much of the kg was measured; and
 * how many shipments have which level.
 */
export const co2eTally = (): Co2eTally => {
  const found: Record<Co2eLevel, number> = { measured: 0, modelled: 0, default: 0 };
  const wtwOf: Record<Co2eLevel, number> = { measured: 0, modelled: 0, default: 0 };
  let [ttw, parts] = [0, 0];
  const addShipments = (outcome: string, times: number): void => {
    const level = levelOf(outcome);
    if (level) found[level] += times;
  };
  const addWtw = (outcome: string, grams: number): void => {
    const level = levelOf(outcome);
    if (level) wtwOf[level] += grams;
  };
  return {
    addShipments,
    addWtw,
    addTtw: (grams) => {
      ttw += grams;
    },
    addTkm: (more) => {
      parts += more;
    },
    add: ({ outcome, co2e }) => {
      if (!co2e || !levelOf(outcome)) return;
      addShipments(outcome, 1);
      addWtw(outcome, co2e.wtwGrams);
      ttw += co2e.ttwGrams;
      parts += tkmParts(co2e.tkm);
    },
    figures: () => {
      const n = found.measured + found.modelled + found.default;
      const wtw = wtwOf.measured + wtwOf.modelled + wtwOf.default;
      return [
        figure('co2e', 'kg', wtw / 1_000, n),
        figure('co2e_intensity', 'g_per_tkm', wtw / (parts / partsPerTkm || 1), n),
        figure('co2e_ttw', 'kg', ttw / 1_000, n),
        figure('primary_share', 'share', wtwOf.measured / (wtw || 1), n),
        shareFigure('level_measured', found.measured, n),
        shareFigure('level_modelled', found.modelled, n),
        shareFigure('level_default', found.default, n),
      ];
    },
  };
};
