import type { FoldedShipment } from './FoldedShipment.ts';

/** Index of the last stop that is not skipped, where a shipment is delivered; -1 for none. */
export const lastStop = ({ stops }: Pick<FoldedShipment, 'stops'>): number =>
  stops.findLastIndex(({ skipped }) => !skipped);
