/** What happened (X12 1650), as most partners say it. X3 is at the pickup and X1 at the delivery: not the other way round. */
export const statusCodes = {
  booked: 'XB',
  arrived_pickup: 'X3',
  departed_pickup: 'AF',
  delayed: 'SD',
  arrived_delivery: 'X1',
  delivered: 'D1',
  departed_delivery: 'CD',
  refused: 'A7',
  damaged: 'A9',
  cancelled: 'CA',
} as const;

export type EdiStatus = keyof typeof statusCodes;

/** Why (X12 1651): the same letters mean something else than in 1650. */
export const reasonCodes = {
  none: 'NS',
  weather: 'AO',
  traffic: 'BE',
  border: 'BD',
  breakdown: 'AI',
  driver: 'AH',
  previous_stop: 'AL',
  shipper_not_ready: 'AM',
  consignee_slow: 'AG',
  consignee_closed: 'B1',
  consignee_refused: 'BS',
  no_papers: 'BC',
  accident: 'AF',
  load_shifted: 'BP',
  overweight: 'BQ',
  instructions: 'C6',
  driving_time: 'BH',
} as const;

export type EdiReason = keyof typeof reasonCodes;
