import { usualServiceMin } from '../../freight/usualServiceMin.ts';
import type { FoldedShipment } from './FoldedShipment.ts';

const minute = 60_000;

/** When a truck that comes at some time leaves a stop again. Instants in epoch milliseconds. */
export const leaves = ({ window, serviceMin }: FoldedShipment['plan'][number], arrival: number): number =>
  Math.max(arrival, window.from) + (serviceMin ?? usualServiceMin) * minute;
