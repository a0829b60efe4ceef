import type { Figure } from './Figure.ts';

/** Figures that grow case by case, so that many cases are counted in short turns. */
export interface Tally<Each> {
  readonly add: (each: Each) => void;
  /** Of all that was added, the headline first. Ratios are ratios of sums: never made of other figures. */
  readonly figures: () => readonly Figure[];
}

/** The same, to which a case can be added several times at once. */
export interface RepeatedTally<Each> extends Tally<Each> {
  readonly add: (each: Each, times?: number) => void;
}
