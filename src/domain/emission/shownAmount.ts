import type { ShortFootprint } from './Footprint.ts';

/** A default says two digits, all else three: more would pretend to know. */
const digits = { default: 2, modelled: 3, measured: 3 } as const;

/** What is shown of a figure: grams below a kilogram, else kilograms with one decimal at most. */
export function shownAmount({ wtwGrams, level }: ShortFootprint): {
  readonly value: number;
  readonly unit: 'g' | 'kg';
} {
  const told = Number(wtwGrams.toPrecision(digits[level]));
  if (told < 1_000) return { value: Math.round(told), unit: 'g' };
  return { value: Math.round(told / 100) / 10, unit: 'kg' };
}
