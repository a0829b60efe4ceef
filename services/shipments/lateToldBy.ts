import type { FoldedShipment } from './fold/FoldedShipment.ts';
import { lateSince } from './fold/lateSince.ts';

/** The stop for which both sides know that the shipment is late: a delay that makes it so was told. Null if they do not. */
export const lateToldBy = (type: string, folded: FoldedShipment, now: Date): number | null =>
  type === 'delay' && (lateSince(folded) ?? Infinity) <= now.getTime() ? folded.nextStop : null;
