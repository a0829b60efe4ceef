import type { EdiReason, EdiStatus } from './statusCodes.ts';

/** Why a truck is late, by the reasons that a delay may have; any other is told without one. */
export const delayReasons: Readonly<Record<string, EdiReason>> = {
  traffic: 'traffic',
  previous_trip: 'previous_stop',
  weather: 'weather',
  breakdown: 'breakdown',
  border: 'border',
};

/** What a problem is told as; one that is not named here is not for partners. */
export const problems: Readonly<Record<string, { readonly status: EdiStatus; readonly reason: EdiReason }>> = {
  late_pickup: { status: 'delayed', reason: 'none' },
  late_delivery: { status: 'delayed', reason: 'none' },
  goods_not_ready: { status: 'delayed', reason: 'shipper_not_ready' },
  consignee_closed: { status: 'delayed', reason: 'consignee_closed' },
  refused: { status: 'refused', reason: 'consignee_refused' },
  damage: { status: 'damaged', reason: 'none' },
  breakdown: { status: 'delayed', reason: 'breakdown' },
  accident: { status: 'delayed', reason: 'accident' },
  border: { status: 'delayed', reason: 'border' },
  papers: { status: 'delayed', reason: 'no_papers' },
};

/** Why a shipment was canceled. */
export const cancelReasons: Readonly<Record<string, EdiReason>> = {
  breakdown: 'breakdown',
  driver_ill: 'driver',
  delay_previous: 'previous_stop',
  papers: 'no_papers',
  not_ready: 'shipper_not_ready',
};
