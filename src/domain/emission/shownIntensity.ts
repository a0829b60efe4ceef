import type { Footprint } from './Footprint.ts';
import { shownAmount } from './shownAmount.ts';

/** Grams per tonne-kilometre, with as many digits as the figure itself. */
export const shownIntensity = ({ wtwGrams, tkm, level }: Pick<Footprint, 'wtwGrams' | 'tkm' | 'level'>): number => {
  const { value, unit } = shownAmount({ level, wtwGrams: (wtwGrams / tkm) * 1_000 });
  return unit === 'kg' ? value : value / 1_000;
};
