import type { FoldedShipment } from './FoldedShipment.ts';
import type { Terms } from './Terms.ts';

const onTheWayToPickup: ReadonlySet<string> = new Set(['dispatched', 'at_pickup']);

/**
 * What a shipper owes for a truck it ordered and did not use, in the smallest unit of the price's currency: the fee of the frozen terms,
 * if it cancels after the truck has set out. 0 for any other end.
 */
export const cancellationFee = (
  cancelled: Pick<NonNullable<FoldedShipment['cancelled']>, 'side' | 'from'> | null,
  { cancellationFeeMinor }: Pick<Terms, 'cancellationFeeMinor'>,
): number => (cancelled?.side === 'shipper' && onTheWayToPickup.has(cancelled.from) ? cancellationFeeMinor : 0);
