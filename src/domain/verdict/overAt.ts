import type { Engagement } from './Combination.ts';

/** When a shipment is over, as planned or as expected since (epoch milliseconds). */
export const overAt = ({ to, expectedTo = to }: Engagement): number => Math.max(to, expectedTo);
