/** What can go wrong with a shipment. Public: never rename one. */
export const exceptionKinds = [
  'late_pickup',
  'late_delivery',
  'no_show_truck',
  'goods_not_ready',
  'consignee_closed',
  'refused',
  'damage',
  'shortage',
  'overage',
  'temperature',
  'breakdown',
  'accident',
  'border',
  'papers',
  'theft',
  'address_wrong',
  'other',
] as const;

/** Why a fleet gives a shipment back, or a shipper takes it back. Public: never rename one. */
export const cancelReasons = {
  carrier: ['breakdown', 'driver_ill', 'delay_previous', 'papers', 'price_mistake', 'shipper_changed', 'other'],
  shipper: ['not_assigned', 'not_ready', 'order_changed', 'other'],
} as const;

export const noteVisibilities = ['internal', 'parties'] as const;
