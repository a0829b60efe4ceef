import type { Equipment } from '../../../../domain/request/RequestContent.ts';

/** What trucks have on board, in American English. */
export const equipmentsEnUS = {
  tail_lift: 'Liftgate',
  straps: 'Straps',
  forklift: 'Forklift',
  gps: 'GPS',
  pallet_jack: 'Pallet jack',
} satisfies Record<Equipment, string>;
