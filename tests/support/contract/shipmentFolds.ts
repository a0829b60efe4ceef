import {
  begin,
  direct,
  happened,
  longStory,
  milkRun,
  otherTruck,
  type Happened,
  type Plan,
  story,
  truck,
  until,
} from './shipmentEvents.ts';

const minute = 60_000;
const at = (minutes: number): number => begin + minutes * minute;
const untouched = { arrivedAt: null, departedAt: null, skipped: false };
const visit = (arrived: number | null, departed: number | null) => ({
  ...untouched,
  arrivedAt: arrived === null ? null : at(arrived),
  departedAt: departed === null ? null : at(departed),
});
const gone = happened('stop_skipped', 80, { stop: 1, data: { reason: 'Nothing to load' } });
const jam = happened('delay', 800, { data: { minutes: 90, reason: 'Traffic jam' } });
const damage = happened('exception', 90, { stop: 0, side: 'shipper', data: { kind: 'damage' } });
const shortage = happened('exception', 95, { data: { kind: 'shortage' } });
const reported = (kind: string, proof: string, minutes: number) =>
  happened('exception', minutes, { stop: 1, data: { kind, proof } });
const rejectedProof = [
  happened('exception', 1505, { stop: 1, data: { kind: 'refused' } }),
  happened('pod_added', 1510, { id: 'first', stop: 1 }),
  reported('shortage', 'first', 1511),
  reported('damage', 'first', 1512),
  happened('pod_rejected', 1520, { stop: 1, side: 'shipper', data: { reason: 'quantities_differ' } }),
];
const secondProof = [happened('pod_added', 1530, { id: 'second', stop: 1 }), reported('shortage', 'second', 1531)];
const hold = happened('hold', 100, { side: 'shipper' });
const near = { lat: 52, lng: 10, accuracyM: 20 };

/** What events come to: title, plan, events, and what the fold must say. */
export const foldExamples: readonly (readonly [
  title: string,
  plan: Plan,
  events: readonly Happened[],
  result: object,
])[] = [
  [
    'nothing',
    direct,
    [],
    { status: 'booked', assignment: null, stops: [untouched, untouched], nextStop: 0, bookedAt: null },
  ],
  [
    'waiting that was disputed, and accepted then',
    direct,
    [
      ...until('departed', 0),
      happened('waiting_disputed', 80, {
        stop: 0,
        side: 'shipper',
        data: { amountMinor: 1500, reason: 'times_wrong' },
      }),
      happened('waiting_accepted', 90, { stop: 0, side: 'shipper', data: { amountMinor: 1500 } }),
    ],
    {
      status: 'in_transit',
      waitingAnswers: [{ stop: 0, isAccepted: true, chargeMinor: 1500, at: at(90), reason: null, note: null }],
    },
  ],
  ['an award', direct, until('booked'), { status: 'booked', assignment: null, nextStop: 0, bookedAt: at(-1440) }],
  ['an assignment', direct, until('assigned'), { status: 'assigned', assignment: truck, nextStop: 0 }],
  [
    'another assignment on the way',
    direct,
    [...until('dispatched'), happened('assigned', -30, { data: { ...otherTruck, reason: 'Broke down' } })],
    { status: 'dispatched', assignment: otherTruck },
  ],
  [
    'an assignment taken back',
    direct,
    [...until('dispatched'), happened('unassigned', -30)],
    { status: 'booked', assignment: null },
  ],
  [
    'an assignment taken back at the moment it was made',
    direct,
    [...until('booked'), happened('assigned', -1200, { data: truck }), happened('unassigned', -1200)],
    { status: 'booked', assignment: null },
  ],
  ['a dispatch', direct, until('dispatched'), { status: 'dispatched', assignment: truck, nextStop: 0 }],
  [
    'a truck at the pickup',
    direct,
    until('arrived', 0),
    { status: 'at_pickup', stops: [visit(10, null), untouched], nextStop: 0 },
  ],
  [
    'a truck on its way',
    direct,
    until('departed', 0),
    { status: 'in_transit', stops: [visit(10, 70), untouched], nextStop: 1 },
  ],
  [
    'a truck at the delivery',
    direct,
    until('arrived', 1),
    { status: 'at_delivery', stops: [visit(10, 70), visit(1450, null)], nextStop: 1 },
  ],
  [
    'a delivery',
    direct,
    until('delivered'),
    {
      status: 'delivered',
      stops: [visit(10, 70), visit(1450, 1500)],
      nextStop: null,
      deliveredAt: at(1500),
      podStops: [],
      podsSince: null,
    },
  ],
  [
    'a delivery that names no stop',
    direct,
    [...until('arrived', 1), happened('delivered', 1500)],
    { status: 'delivered', stops: [visit(10, 70), visit(1450, 1500)], nextStop: null },
  ],
  [
    'a proof',
    direct,
    until('pod_added'),
    { status: 'delivered', podStops: [1], podsSince: at(1510), completedAt: null },
  ],
  [
    'a rejected proof',
    direct,
    [...until('pod_added'), happened('pod_rejected', 1520, { side: 'shipper', data: { reason: 'Unreadable' } })],
    { status: 'delivered', podStops: [], podsSince: null },
  ],
  [
    'a proof in place of a rejected one, recorded later than it was made',
    direct,
    [
      ...until('pod_added'),
      happened('pod_rejected', 1520, { stop: 1, side: 'shipper', data: { reason: 'Unreadable' } }),
      happened('pod_added', 1530, { stop: 1, recorded: 1900 }),
    ],
    { status: 'delivered', podStops: [1], podsSince: at(1900) },
  ],
  [
    'a shipment to its end',
    direct,
    story,
    { status: 'completed', completedAt: at(1600), cancelled: null, nextStop: null },
  ],
  [
    'a shipment the fleet gave back',
    direct,
    [...until('dispatched'), happened('cancelled', -30, { data: { reason: 'breakdown' } })],
    { status: 'cancelled', cancelled: { side: 'carrier', reason: 'breakdown', from: 'dispatched' }, nextStop: null },
  ],
  [
    'a shipment the shipper took back at the pickup',
    direct,
    [...until('arrived', 0), happened('cancelled', 50, { side: 'shipper', data: { reason: 'not_ready' } })],
    { status: 'cancelled', cancelled: { side: 'shipper', reason: 'not_ready', from: 'at_pickup' } },
  ],
  ['two pickups and two deliveries', milkRun, longStory.slice(0, 7), { status: 'in_transit', nextStop: 2 }],
  [
    'a delivery that is not the last',
    milkRun,
    longStory.slice(0, 9),
    { status: 'in_transit', nextStop: 3, deliveredAt: null },
  ],
  [
    'a proof for one of two deliveries',
    milkRun,
    [...longStory, happened('delivered', 1700, { stop: 3 }), happened('pod_added', 1710, { stop: 3 })],
    { status: 'delivered', podStops: [3], podsSince: null },
  ],
  [
    'proofs for both deliveries, the last one first',
    milkRun,
    [
      ...longStory,
      happened('delivered', 1700, { stop: 3 }),
      happened('pod_added', 1710, { stop: 3 }),
      happened('pod_added', 1720, { stop: 2 }),
    ],
    { podStops: [2, 3], podsSince: at(1720) },
  ],
  [
    'a stop that is skipped',
    milkRun,
    [...until('departed', 0), gone],
    {
      status: 'in_transit',
      nextStop: 2,
      stops: [visit(10, 70), { ...untouched, skipped: true }, untouched, untouched],
    },
  ],
  [
    'a last stop that is skipped, so that the one before is the last',
    milkRun,
    [
      ...longStory.slice(0, 8),
      happened('stop_skipped', 1460, { stop: 3, data: { reason: 'Consignee closed' } }),
      happened('delivered', 1500, { stop: 2 }),
      happened('pod_added', 1510, { stop: 2 }),
    ],
    { status: 'delivered', podsSince: at(1510) },
  ],
  [
    'a delay',
    direct,
    [...until('departed', 0), jam],
    { status: 'in_transit', delays: [{ id: jam.id, at: at(800), stop: null, minutes: 90, reason: 'Traffic jam' }] },
  ],
  [
    'two exceptions of which one is resolved',
    direct,
    [...until('departed', 0), damage, shortage, happened('resolved', 200, { data: { of: shortage.id } })],
    { openExceptions: [{ id: damage.id, at: at(90), stop: 0, kind: 'damage', side: 'shipper', proof: null }] },
  ],
  [
    'exceptions that are resolved together',
    direct,
    [...until('departed', 0), damage, shortage, happened('resolved', 200)],
    { openExceptions: [] },
  ],
  [
    'problems of a rejected proof, of which the next one says one again',
    direct,
    [...until('delivered'), ...rejectedProof, ...secondProof],
    { openExceptions: [{ kind: 'refused' }, { kind: 'shortage', stop: 1, proof: 'second' }] },
  ],
  [
    'problems of a rejected proof, before the next one',
    direct,
    [...until('delivered'), ...rejectedProof],
    { openExceptions: [{ kind: 'refused' }, { kind: 'shortage', proof: 'first' }, { kind: 'damage', proof: 'first' }] },
  ],
  ['a hold', direct, [...until('departed', 0), hold], { onHold: true, status: 'in_transit' }],
  [
    'a hold that was released',
    direct,
    [...until('departed', 0), hold, happened('released', 110, { side: 'shipper' })],
    { onHold: false },
  ],
  [
    'positions that came in the wrong order',
    direct,
    [
      ...until('departed', 0),
      happened('position', 300, { position: near }),
      happened('position', 200, { recorded: 310, position: { lat: 53, lng: 10 } }),
    ],
    { lastPosition: { ...near, at: at(300) } },
  ],
  [
    'an arrival with its position',
    direct,
    [...until('dispatched'), happened('arrived', 10, { stop: 0, position: near })],
    { status: 'at_pickup', lastPosition: { ...near, at: at(10) } },
  ],
  [
    'a corrected arrival',
    direct,
    [
      ...until('arrived', 0),
      happened('correction', 50, { data: { of: 'arrived0@10', at: '2026-11-24T08:02:00Z' } }),
      happened('departed', 5, { stop: 0, recorded: 70 }),
    ],
    { status: 'in_transit', stops: [visit(2, 5), untouched] },
  ],
  [
    'a corrected departure and delivery',
    direct,
    [
      ...until('delivered'),
      happened('correction', 1600, { data: { of: 'departed0@70', at: '2026-11-24T10:20:00+01:00' } }),
      happened('correction', 1601, { data: { of: 'delivered1@1500', at: '2026-11-25T08:55:00.000Z' } }),
    ],
    { stops: [visit(10, 80), visit(1450, 1495)], deliveredAt: at(1495) },
  ],
  [
    'problems and a hold that are open at the end',
    direct,
    [...until('departed', 0), damage, hold, shortage, ...story.slice(5), happened('resolved', 2000)],
    {
      status: 'completed',
      openExceptions: [],
      onHold: false,
      hold: null,
      unresolved: [damage.id, shortage.id, hold.id],
    },
  ],
  [
    'a hold that is open when it is canceled',
    direct,
    [...until('assigned'), hold, happened('cancelled', 110, { side: 'shipper', data: { reason: 'other' } })],
    { status: 'cancelled', onHold: false, hold: null, unresolved: [hold.id] },
  ],
  [
    'a corrected exception',
    direct,
    [
      ...until('departed', 0),
      damage,
      happened('correction', 200, { side: 'shipper', data: { of: damage.id, at: '2026-11-24T09:20:00Z' } }),
    ],
    { openExceptions: [{ id: damage.id, at: at(80), stop: 0, kind: 'damage', side: 'shipper' }] },
  ],
  [
    'a corrected delay, exception and completion',
    direct,
    [
      ...until('departed', 0),
      jam,
      damage,
      ...story.slice(5),
      happened('correction', 2000, { data: { of: jam.id, at: '2026-11-24T21:00:00Z' } }),
      happened('correction', 2001, { side: 'shipper', data: { of: damage.id, at: '2026-11-24T09:20:00Z' } }),
      happened('correction', 2002, { side: 'shipper', data: { of: 'completed@1600', at: '2026-11-25T11:00:00Z' } }),
    ],
    {
      delays: [{ id: jam.id, at: at(780), stop: null, minutes: 90, reason: 'Traffic jam' }],
      openExceptions: [],
      unresolved: [damage.id],
      completedAt: at(1620),
    },
  ],
  [
    'corrections that are none, which change nothing',
    direct,
    [
      ...until('departed', 0),
      happened('correction', 80, { data: { of: 'departed0@70', at: '2026-11-24T08:05:00Z' } }),
      happened('correction', 81, { data: { of: 'arrived0@10', at: '2026-11-24T09:11:00Z' } }),
      happened('correction', 82, { data: { of: 'departed0@70', at: 'noon' } }),
      happened('correction', 83, { data: { of: 'unknown', at: '2026-11-24T09:11:00Z' } }),
    ],
    { status: 'in_transit', stops: [visit(10, 70), untouched] },
  ],
  [
    'events that cannot happen, which change nothing',
    direct,
    [
      happened('delivered', -1300, { stop: 1 }),
      happened('teleported', -1290),
      happened('toString', -1280),
      ...until('assigned'),
      happened('booked', -1000, { id: 'again' }),
    ],
    { status: 'assigned', bookedAt: at(-1440) },
  ],
  [
    'what came after the end, which changes nothing',
    direct,
    [...story, happened('cancelled', 1700, { side: 'shipper', data: { reason: 'other' } }), jam].map((event) =>
      event.type === 'delay' ? { ...event, recordedAt: at(1800) } : event,
    ),
    { status: 'completed', cancelled: null, delays: [] },
  ],
  [
    'an assignment without what was assigned, as awards once recorded it',
    direct,
    [...until('booked'), happened('assigned', -1440)],
    { status: 'assigned', assignment: null },
  ],
];
