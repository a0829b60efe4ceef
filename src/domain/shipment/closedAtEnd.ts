import type { FoldedShipment } from './FoldedShipment.ts';

/** What is open when a shipment ends is closed with it, and stays on record. */
export const closedAtEnd = ({ openExceptions, hold }: Pick<FoldedShipment, 'openExceptions' | 'hold'>) => ({
  unresolved: [...openExceptions, ...(hold ? [hold] : [])].map(({ id }) => id),
  openExceptions: [],
  onHold: false,
  hold: null,
});
