import type { EdiWeight } from './Tender.ts';

const kgPerPound = 0.453_592_37;

/** A weight in kilograms, to the gram. */
export const kgOf = ({ value, unit }: EdiWeight): number =>
  Math.round((unit === 'lb' ? value * kgPerPound : value) * 1000) / 1000;
