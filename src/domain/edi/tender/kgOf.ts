import { kgPerPound } from './kgPerPound.ts';
import type { EdiWeight } from './Tender.ts';

/** A weight in kilograms, to the gram. */
export const kgOf = ({ value, unit }: EdiWeight): number =>
  Math.round((unit === 'lb' ? value * kgPerPound : value) * 1000) / 1000;
