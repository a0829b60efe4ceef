import { direct, happened, type Happened, milkRun, type Plan, truck, until } from './shipmentEvents.ts';

const byShipper = (at: number, reason = 'not_ready') =>
  happened('cancelled', at, { side: 'shipper', data: { reason } });
const byCarrier = (at: number) => happened('cancelled', at, { data: { reason: 'breakdown' } });

/** What is owed for a truck that was ordered and not used: title, plan, events, the fee of the terms, and the result. */
export const cancellationFees: readonly (readonly [
  title: string,
  plan: Plan,
  events: readonly Happened[],
  agreedMinor: number,
  feeMinor: number,
])[] = [
  ['a shipment that goes on', direct, until('dispatched'), 15_000, 0],
  ['a shipment that ended as it should', direct, until('completed'), 15_000, 0],
  ['a cancellation before a truck was assigned', direct, [...until('booked'), byShipper(-1300)], 15_000, 0],
  ['a cancellation before the truck set out', direct, [...until('assigned'), byShipper(-100)], 15_000, 0],
  ['a cancellation once the truck is on its way', direct, [...until('dispatched'), byShipper(-30)], 15_000, 15_000],
  ['a cancellation at the pickup', direct, [...until('arrived', 0), byShipper(50)], 15_000, 15_000],
  ['a cancellation where the terms give nothing', direct, [...until('dispatched'), byShipper(-30)], 0, 0],
  ['a carrier that gives the load back on its way', direct, [...until('dispatched'), byCarrier(-30)], 15_000, 0],
  [
    'a load that is taken back because no truck was assigned in time',
    direct,
    [...until('booked'), byShipper(-200, 'not_assigned')],
    15_000,
    0,
  ],
  [
    'a cancellation after the truck was taken off again',
    direct,
    [...until('dispatched'), happened('unassigned', -50), byShipper(-30)],
    15_000,
    0,
  ],
  [
    'a cancellation after the truck was changed on its way',
    direct,
    [
      ...until('dispatched'),
      happened('assigned', -50, { data: { ...truck, vehicleId: 'v2', reason: 'Breakdown' } }),
      byShipper(-30),
    ],
    15_000,
    15_000,
  ],
  [
    'a cancellation that is refused as goods are on board',
    milkRun,
    [...until('departed', 0), happened('arrived', 310, { stop: 1 }), byShipper(320)],
    15_000,
    0,
  ],
  [
    'a cancellation with a note and a corrected time after it',
    direct,
    [
      ...until('arrived', 0),
      byShipper(50),
      happened('correction', 60, {
        data: { of: until('arrived', 0).at(-1)?.id, at: new Date(Date.UTC(2026, 10, 24, 8, 5)).toISOString() },
      }),
    ],
    15_000,
    15_000,
  ],
];
