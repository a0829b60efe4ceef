import { figureWordsEnUS } from './figureWordsEnUS.ts';

/** What the figures of reports are called for a fleet, which earns what its shippers pay. */
export const fleetFigureWordsEnUS = {
  ...figureWordsEnUS,
  price_p10: 'One in ten earns no more than',
  price_p90: 'Nine in ten earn no more than',
} as const;
