import type { TenderStop } from './Tender.ts';

/** Whether something is picked up and something delivered. */
export const hasBothTypes = (stops: readonly TenderStop[]): boolean =>
  stops.some(({ type }) => type === 'pickup') && stops.some(({ type }) => type === 'delivery');
