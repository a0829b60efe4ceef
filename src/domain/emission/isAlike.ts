import type { ShortFootprint } from './Footprint.ts';

/** Defaults differ by the class of the truck alone: below this share of the larger one the difference says nothing. */
const telling = 0.1;

const areAlike = (one: ShortFootprint, other: ShortFootprint): boolean =>
  Math.abs(one.wtwGrams - other.wtwGrams) < telling * Math.max(one.wtwGrams, other.wtwGrams);

/** Whether a figure and one of the others are defaults too close to tell apart. */
export const isAlike = (figure: ShortFootprint, others: readonly ShortFootprint[]): boolean =>
  figure.level === 'default' && others.some((other) => other.level === 'default' && areAlike(figure, other));
