import {
  begin,
  direct,
  type Happened,
  happened,
  longStory,
  milkRun,
  otherTruck,
  type Plan,
  story,
  truck,
  until,
} from './shipmentEvents.ts';

const minute = 60_000;
const at = (minutes: number): number => begin + minutes * minute;
const jam = happened('delay', 800, { data: { minutes: 120, reason: 'Traffic jam' } });
/** Near Nuremberg, on the way to Munich. */
const nearNuremberg = { lat: 49.45, lng: 11.08 };
/** That the truck can be there so many minutes after the begin. */
const tooLate = (arrival: number) => ({
  code: 'too_far',
  severity: 'warn',
  has: 1141,
  until: new Date(begin + arrival * minute).toISOString(),
});
const assignedLate = (arrival: number) =>
  happened('assigned', -1200, {
    data: { vehicleId: 'v1', driverId: 'd1', verdict: { fits: true, reasons: [tooLate(arrival)] } },
  });
const reckoned = (data: Readonly<Record<string, unknown>>) => happened('reckoned', -1000, { side: 'service', data });
const tyre = (minutes: number) => happened('delay', -90, { data: { minutes, reason: 'Tyre' } });
const nowhere = direct.map((stop) => (stop.type === 'delivery' ? { ...stop, position: null } : stop));

/** When a truck is expected at each stop: title, plan, events, now in minutes, and the arrivals. */
export const arrivals: readonly (readonly [
  title: string,
  plan: Plan,
  events: readonly Happened[],
  now: number,
  expected: readonly (object | null)[],
])[] = [
  ['nothing before the truck has set out', direct, until('assigned'), -100, [null, null]],
  ['nothing while it is somewhere on the way to the first stop', direct, until('dispatched'), -30, [null, null]],
  [
    'nothing by a position from before it set out',
    direct,
    [...until('assigned'), happened('position', -100, { position: nearNuremberg }), happened('dispatched', -60)],
    -30,
    [null, null],
  ],
  [
    'the end of the window and the delay that was told',
    direct,
    [...until('assigned'), happened('delay', -90, { data: { minutes: 45, reason: 'Tyre' } })],
    -80,
    [{ at: at(165), by: 'delay', since: at(-90), km: null }, null],
  ],
  [
    'each delay that was told before it has set out, as on the way',
    direct,
    [
      ...until('assigned'),
      happened('delay', -90, { data: { minutes: 45, reason: 'Tyre' } }),
      happened('delay', -85, { data: { minutes: 30, reason: 'Tyre' } }),
    ],
    -80,
    [{ at: at(195), by: 'delay', since: at(-85), km: null }, null],
  ],
  [
    'a truck that cannot be in time from its assignment on',
    direct,
    [...until('booked'), assignedLate(300)],
    -1000,
    [
      { at: at(300), by: 'assignment', since: at(-1200), km: 1141 },
      { at: at(300 + 60 + 1384), by: 'assignment', since: at(-1200), km: 1141 + 746 },
    ],
  ],
  [
    'the same once it has set out and was not seen',
    nowhere,
    [...until('booked'), assignedLate(300), happened('dispatched', -60)],
    -30,
    [{ at: at(300), by: 'assignment', since: at(-1200), km: 1141 }, null],
  ],
  [
    'nothing of it once a truck in time was assigned',
    direct,
    [...until('booked'), assignedLate(300), happened('assigned', -1100, { data: otherTruck })],
    -1000,
    [null, null],
  ],
  [
    'nothing of it without the truck',
    direct,
    [...until('booked'), assignedLate(300), happened('unassigned', -1100)],
    -1000,
    [null, null],
  ],
  [
    'a truck that other trips make late after its assignment',
    direct,
    [...until('assigned'), reckoned({ tooLate: tooLate(300) })],
    -900,
    [
      { at: at(300), by: 'assignment', since: at(-1000), km: 1141 },
      { at: at(300 + 60 + 1384), by: 'assignment', since: at(-1000), km: 1141 + 746 },
    ],
  ],
  [
    'another time for a late truck whose other trips changed',
    nowhere,
    [...until('booked'), assignedLate(300), reckoned({ tooLate: tooLate(200) })],
    -900,
    // Told to the quarter of an hour.
    [{ at: at(210), by: 'assignment', since: at(-1000), km: 1141 }, null],
  ],
  [
    'nothing of it once other trips put the truck in time',
    direct,
    [...until('booked'), assignedLate(300), reckoned({})],
    -900,
    [null, null],
  ],
  [
    'no less for a small delay of a truck that is known to be later',
    nowhere,
    [...until('booked'), assignedLate(300), tyre(45)],
    -80,
    [{ at: at(300), by: 'assignment', since: at(-1200), km: 1141 }, null],
  ],
  [
    'the delay that was told of a late truck, where that makes it later',
    nowhere,
    [...until('booked'), assignedLate(300), tyre(181)],
    -80,
    [{ at: at(301), by: 'delay', since: at(-90), km: null }, null],
  ],
  [
    'no delay of the truck before',
    direct,
    [...until('assigned'), tyre(45), happened('assigned', -85, { data: otherTruck })],
    -80,
    [null, null],
  ],
  [
    'a delay of the new truck alone',
    direct,
    [
      ...until('assigned'),
      tyre(45),
      happened('assigned', -85, { data: otherTruck }),
      happened('delay', -84, { data: { minutes: 20, reason: 'Jam' } }),
    ],
    -80,
    [{ at: at(140), by: 'delay', since: at(-84), km: null }, null],
  ],
  [
    'no delay of a truck that was taken off and given back',
    direct,
    [...until('assigned'), tyre(45), happened('unassigned', -85), happened('assigned', -84, { data: truck })],
    -80,
    [null, null],
  ],
  [
    'the delay of a truck that another driver takes over',
    direct,
    [...until('assigned'), tyre(45), happened('assigned', -85, { data: { ...truck, driverId: 'd2' } })],
    -80,
    [{ at: at(165), by: 'delay', since: at(-90), km: null }, null],
  ],
  [
    'where that truck was seen, rather than the estimate',
    direct,
    [
      ...until('booked'),
      assignedLate(300),
      happened('dispatched', -60),
      happened('position', -50, { position: { lat: 53.55, lng: 9.99 } }),
    ],
    -50,
    [
      { at: at(-50), by: 'position', since: at(-50), km: 0 },
      { at: at(60 + 1384), by: 'position', since: at(-50), km: 746 },
    ],
  ],
  // 746 km: 679 minutes at the wheel, a break and a night's rest.
  [
    'the way from the last departure',
    direct,
    until('departed', 0),
    100,
    [null, { at: at(70 + 1384), by: 'departure', since: at(70), km: 746 }],
  ],
  // 685 km: 623 minutes at the wheel and a break, by the rule of the United States.
  [
    'the way by the rule of the country it lies in',
    direct.map((stop) => ({ ...stop, position: stop.position && { ...stop.position, country: 'US' } })),
    until('departed', 0),
    100,
    [null, { at: at(70 + 653), by: 'departure', since: at(70), km: 685 }],
  ],
  [
    'not a time that has passed',
    direct,
    until('departed', 0),
    1500,
    [null, { at: at(1500), by: 'departure', since: at(70), km: 746 }],
  ],
  [
    'what a delay adds to it',
    direct,
    [...until('departed', 0), jam],
    900,
    [null, { at: at(70 + 1384 + 120), by: 'departure', since: at(800), km: 746 }],
  ],
  // 191 km: 191 minutes at 60 km/h.
  [
    'the way from a later position, which knows of the jam',
    direct,
    [...until('departed', 0), jam, happened('position', 1100, { position: nearNuremberg })],
    1110,
    [null, { at: at(1100 + 191), by: 'position', since: at(1100), km: 191 }],
  ],
  [
    'the way after loading, once at the pickup',
    direct,
    until('arrived', 0),
    20,
    [null, { at: at(10 + 60 + 1384), by: 'arrival', since: at(10), km: 746 }],
  ],
  ['nothing where it stands and beyond the last stop', direct, until('arrived', 1), 1460, [null, null]],
  ['nothing after the delivery', direct, until('delivered'), 1510, [null, null]],
  ['nothing where a place is unknown', nowhere, until('departed', 0), 100, [null, null]],
];

/** At the first stop from minute 10 to 170, of which 120 minutes from the window's begin are free. */
const waited = [...until('arrived', 0), happened('departed', 170, { stop: 0 })];
const answered = (type: string, amountMinor: number) =>
  happened(type, 180, { stop: 0, side: 'shipper', data: { amountMinor, reason: 'other' } });

/** What is flagged at a minute. */
export const flagged: readonly (readonly [
  title: string,
  plan: Plan,
  events: readonly Happened[],
  now: number,
  flags: readonly string[],
])[] = [
  ['a new award', direct, until('booked'), -1400, ['unassigned']],
  ['an assigned shipment', direct, until('assigned'), -1000, []],
  ['a truck that is not there 29 minutes after the window', direct, until('dispatched'), 149, []],
  ['a truck that is not there 30 minutes after the window', direct, until('dispatched'), 150, ['late']],
  [
    'a late truck that has come',
    direct,
    [...until('dispatched'), happened('arrived', 400, { stop: 0 })],
    410,
    ['late'],
  ],
  ['a truck that was late when it was assigned', direct, [...until('booked'), assignedLate(300)], -1200, ['late']],
  ['a truck that is in time', direct, until('departed', 0), 100, []],
  ['a truck that will be late, from when that is told', direct, [...until('departed', 0), jam], 800, ['late']],
  ['a truck that will be late, before that is told', direct, [...until('departed', 0), jam], 799, []],
  ['a delivery reached late', direct, [...until('departed', 0), happened('arrived', 1700, { stop: 1 })], 1710, []],
  ['an unassigned shipment whose window has ended', direct, until('booked'), 150, ['late', 'unassigned']],
  [
    'goods that are damaged, on hold',
    direct,
    [...until('departed', 0), happened('exception', 75, { data: { kind: 'damage' } }), happened('hold', 76)],
    80,
    ['exception', 'hold'],
  ],
  [
    'a shipment that was cancelled with an open problem, on hold',
    direct,
    [
      ...until('dispatched'),
      happened('exception', -50, { data: { kind: 'breakdown' } }),
      happened('hold', -45),
      happened('cancelled', -40, { data: { reason: 'breakdown' } }),
    ],
    -30,
    [],
  ],
  ['a truck whose free time is over in 31 minutes', direct, until('arrived', 0), 99, []],
  ['a truck whose free time is over in 30 minutes', direct, until('arrived', 0), 100, ['waiting_running']],
  ['a truck that waits at the last stop', direct, until('arrived', 1), 2000, ['waiting_running']],
  [
    'a truck that came too late to be paid for waiting',
    direct,
    [...until('dispatched'), happened('arrived', 400, { stop: 0 })],
    900,
    ['late'],
  ],
  ['a charge for waiting', direct, waited, 320, ['waiting_to_answer']],
  ['a charge that was accepted', direct, [...waited, answered('waiting_accepted', 4500)], 320, []],
  ['a charge that was disputed', direct, [...waited, answered('waiting_disputed', 4500)], 320, []],
  [
    'another charge than was answered',
    direct,
    [...waited, answered('waiting_accepted', 3000)],
    320,
    ['waiting_to_answer'],
  ],
  [
    'a proof that was rejected',
    direct,
    [...until('pod_added'), happened('pod_rejected', 1520, { side: 'shipper', data: { reason: 'illegible' } })],
    1530,
    ['pod_missing', 'pod_rejected'],
  ],
  [
    'a proof that was sent in place of a rejected one',
    direct,
    [
      ...until('pod_added'),
      happened('pod_rejected', 1520, { side: 'shipper', data: { reason: 'illegible' } }),
      happened('pod_added', 1540, { stop: 1 }),
    ],
    1550,
    ['pod_to_verify'],
  ],
  ['a delivery without a proof', direct, until('delivered'), 1505, ['pod_missing']],
  ['a proof to verify', direct, until('pod_added'), 1515, ['pod_to_verify']],
  ['a proof to verify in the last minute', direct, until('pod_added'), 1510 + 72 * 60 - 1, ['pod_to_verify']],
  ['a proof that nobody looked at for 72 hours', direct, until('pod_added'), 1510 + 72 * 60, []],
  [
    'one proof of two',
    milkRun,
    [...longStory, happened('delivered', 1700, { stop: 3 }), happened('pod_added', 1710, { stop: 3 })],
    1720,
    ['pod_missing'],
  ],
  [
    'the end',
    direct,
    [...story.slice(0, 4), happened('exception', 20, { data: { kind: 'damage' } }), ...story.slice(4)],
    3000,
    [],
  ],
];

/** Terms of facts: 120 minutes free, 60.00 an hour, by 15 minutes up, at most 300. */
export const terms = {
  freeMin: { pickup: 120, delivery: 120 },
  ratePerHourMinor: 6000,
  incrementMin: 15,
  capMin: 300,
  lateRule: 'forfeit' as const,
  graceLateMin: 15,
  cancellationFeeMinor: 0,
  paymentDays: 30,
};

const day = '2026-11-24T';
const window = { from: begin, to: begin + 120 * minute };
const visit = (arrived: string | null, departed: string | null) => ({
  type: 'pickup' as const,
  window,
  arrivedAt: arrived === null ? null : Date.parse(`${day}${arrived}Z`),
  departedAt: departed === null ? null : Date.parse(`${day}${departed}Z`),
});
const now = Date.parse(`${day}11:00:00Z`);
const figures = (dwellMin: number, freeMin: number, billableMin: number, chargedMin: number, chargeMinor: number) => ({
  dwellMin,
  freeMin,
  billableMin,
  chargedMin,
  chargeMinor,
});
const unknown = figures(0, 0, 0, 0, 0);

/** What waiting comes to: title, visit, what differs from the terms, and the result. */
export const waitings: readonly (readonly [
  title: string,
  visited: ReturnType<typeof visit>,
  otherTerms: Partial<Omit<typeof terms, 'lateRule'>> & {
    readonly lateRule?: 'forfeit' | 'from_arrival' | 'reduce_free';
  },
  result: object,
])[] = [
  [
    'the clock starts when the window opens',
    visit('07:30', '12:20'),
    {},
    { state: 'due', isLate: false, ...figures(260, 120, 140, 150, 15_000) },
  ],
  ['the free time', visit('08:00', '10:00'), {}, { state: 'none', isLate: false, ...figures(120, 120, 0, 0, 0) }],
  ['a minute more', visit('08:00', '10:01'), {}, { state: 'due', isLate: false, ...figures(121, 120, 1, 15, 1500) }],
  [
    'seconds, which do not count',
    visit('08:00', '10:00:59'),
    {},
    { state: 'none', isLate: false, ...figures(120, 120, 0, 0, 0) },
  ],
  ['late, which forfeits', visit('10:20', '14:00'), {}, { state: 'none', isLate: true, ...figures(220, 120, 0, 0, 0) }],
  [
    'late, counted from the arrival',
    visit('10:20', '14:00'),
    { lateRule: 'from_arrival' },
    { state: 'due', isLate: true, ...figures(220, 120, 100, 105, 10_500) },
  ],
  [
    'late, with less free time',
    visit('10:20', '14:00'),
    { lateRule: 'reduce_free' },
    { state: 'due', isLate: true, ...figures(220, 100, 120, 120, 12_000) },
  ],
  [
    'so late that no time is free',
    visit('13:00', '14:00'),
    { lateRule: 'reduce_free' },
    { state: 'due', isLate: true, ...figures(60, 0, 60, 60, 6000) },
  ],
  [
    'the last minute of grace',
    visit('10:15', '14:00'),
    {},
    { state: 'due', isLate: false, ...figures(225, 120, 105, 105, 10_500) },
  ],
  [
    'the most that was agreed',
    visit('09:00', '20:00'),
    {},
    { state: 'due', isLate: false, ...figures(660, 120, 540, 300, 30_000) },
  ],
  [
    'half a cent, up',
    visit('08:00', '10:01'),
    { ratePerHourMinor: 6002 },
    { state: 'due', isLate: false, ...figures(121, 120, 1, 15, 1501) },
  ],
  [
    'less than half a cent, down',
    visit('08:00', '10:01'),
    { ratePerHourMinor: 6001 },
    { state: 'due', isLate: false, ...figures(121, 120, 1, 15, 1500) },
  ],
  [
    'nothing where waiting is free',
    visit('08:00', '14:00'),
    { ratePerHourMinor: 0 },
    { state: 'none', isLate: false, ...figures(360, 120, 240, 240, 0) },
  ],
  [
    'the night when clocks go back, in real minutes',
    {
      type: 'pickup',
      window: { from: Date.parse('2026-10-25T01:00:00+02:00'), to: Date.parse('2026-10-25T03:00:00+01:00') },
      arrivedAt: Date.parse('2026-10-25T01:30:00+02:00'),
      departedAt: Date.parse('2026-10-25T05:00:00+01:00'),
    },
    {},
    { state: 'due', isLate: false, ...figures(270, 120, 150, 150, 15_000) },
  ],
  ['no arrival yet', visit(null, null), {}, { state: 'none', isLate: false, ...unknown }],
  [
    'no departure yet',
    visit('08:00', null),
    {},
    { state: 'running', isLate: false, ...figures(180, 120, 60, 60, 6000) },
  ],
  [
    'before the window opened',
    { ...visit('08:00', null), window: { from: now + minute, to: now + 2 * minute } },
    {},
    { state: 'running', isLate: false, ...figures(0, 120, 0, 0, 0) },
  ],
  ['a departure without an arrival', visit(null, '10:00'), {}, { state: 'unproven', isLate: false, ...unknown }],
  ['a departure before the arrival', visit('10:00', '09:00'), {}, { state: 'unproven', isLate: false, ...unknown }],
];

/** The time of what is still running. */
export const waitingNow = now;
