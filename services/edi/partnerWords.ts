/** What a partner is told of a shipment. */
const told = [
  'booked',
  'arrived_pickup',
  'departed_pickup',
  'delayed',
  'arrived_delivery',
  'delivered',
  'departed_delivery',
  'refused',
  'damaged',
  'cancelled',
] as const;

const reasons = [
  'none',
  'weather',
  'traffic',
  'border',
  'breakdown',
  'driver',
  'previous_stop',
  'shipper_not_ready',
  'consignee_slow',
  'consignee_closed',
  'consignee_refused',
  'no_papers',
  'accident',
  'load_shifted',
  'overweight',
  'instructions',
  'driving_time',
] as const;

const answers = ['accept', 'decline'] as const;

/** What a code can mean where files are read, and what is written with one. */
export const partnerWords = {
  read: {
    status: [
      ...told,
      'to_pickup',
      'arrived',
      'departed',
      'loaded',
      'on_the_way',
      'expected',
      'attempt_failed',
      'returned',
      'unknown',
    ],
    reason: reasons,
    answer: answers,
  },
  write: { status: told, reason: reasons, answer: answers },
} as const;
