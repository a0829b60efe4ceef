import type { Audience } from '../../../domain/audience/Audience.ts';
import type { ReportGrace } from '../../../domain/report/Report.ts';
import type { ReportSplit } from '../../../domain/report/reportTable.ts';
import type { ReportPeriod } from '../../../domain/report/reportView.ts';
import { figureWordsEnUS } from './figureWordsEnUS.ts';
import { fleetFigureWordsEnUS } from './fleetFigureWordsEnUS.ts';
import { outcomeWordsEnUS } from './outcomeWordsEnUS.ts';
import type { CaseName } from './reportCases.ts';
import { reportWordsEnUS } from './reportWordsEnUS.ts';

const one: Readonly<Record<CaseName, string>> = {
  stops: 'stop',
  deliveries: 'delivery',
  offers: 'offer',
  shipments: 'shipment',
  trips: 'trip',
  'vehicle-days': 'vehicle-day',
  cases: 'case',
};

/** "1 shipment", "12 shipments". */
const counted = (n: string, cases: CaseName): string => `${n} ${n === '1' ? one[cases] : cases}`;

/** Texts of the reports room in American English. */
export const reportTextsEnUS = {
  title: 'Reports',
  lead: 'Open a report for its formula, what it leaves out and every row behind it.',
  all: 'All reports',
  reports: reportWordsEnUS,
  figures: { fleet: fleetFigureWordsEnUS, office: figureWordsEnUS } satisfies Record<Audience, object>,
  /** Shorter, above columns. */
  columns: {
    per_shipment: 'Median',
    price_p10: '1 in 10 below',
    price_p90: '9 in 10 below',
    notified_late: 'Notified in time',
    asked_accepted: 'Accepted',
    fall_off: 'Handed back',
    tracked: 'Tracked',
    within_a_day: 'Proof in a day',
    hit_rate: 'Offers won',
    answer_time: 'Response time',
  },
  countOf: (count: string, n: string, cases: CaseName) => `${count} of ${counted(n, cases)}`,
  from: (n: string, cases: CaseName) => `from ${counted(n, cases)}`,
  of: (n: string) => `of ${n}`,
  perTkm: (grams: string) => `${grams} g per tkm`,
  perKm: (amount: string) => `${amount} per km`,
  perT: (amount: string) => `${amount} per t`,
  newHere: (count: string) => `New here (${count})`,
  lane: (from: string, to: string) => `${from} area → ${to} area`,
  otherLanes: (count: string) => `Other lanes (${count})`,
  unread: 'This figure could not be loaded. Open the report to try again.',
  few: (cases: CaseName) => `Few ${cases}: each one changes this a lot.`,
  fewShort: 'few',
  fewCases: (cases: CaseName) => `Few ${cases}`,
  noCases: (cases: CaseName) => `No ${cases}`,
  range: (cases: CaseName, low: string, high: string) =>
    `With this many ${cases}, the true share is likely between ${low} and ${high}.`,
  none: '–',
  noCase: (cases: CaseName) => `There are no ${cases} to count in this period.`,
  asOf: (time: string) => `As of ${time}`,
  tools: {
    title: 'What to show',
    period: 'Period',
    periods: {
      '7': 'Last 7 days',
      '30': 'Last 30 days',
      '90': 'Last 90 days',
      month: 'This month',
    } satisfies Record<ReportPeriod, string>,
    own: 'Other days',
    days: 'Days',
    tooLong: 'Choose at most 366 days.',
    reversed: 'The first day is after the last.',
    unread: 'Choose the first and the last day.',
    stops: 'Stops',
    allStops: 'All stops',
    stopTypes: { pickup: 'Pickups', delivery: 'Deliveries' },
    grace: 'Grace period',
    graces: { '0': 'None', '15': '15 min', '30': '30 min', '60': '60 min' } satisfies Record<ReportGrace, string>,
    overdue: 'Overdue now',
    overdues: { counted: 'Count as late', left_out: 'Leave out' },
    early: 'Over an hour early',
    earlies: { on_time: 'On time', too_early: 'Not on time' },
    excused: 'Excused by both',
    excuses: { left_out: 'Leave out', counted: 'Count as late' },
    by: 'Split by',
    compare: 'Compare with',
    compares: {
      nothing: () => 'Nothing',
      before: (weeks: number) => `The same weekdays ${weeks === 1 ? 'a week' : `${weeks} weeks`} before`,
    },
  },
  compare: {
    weeks: (weeks: number) => (weeks === 1 ? 'A week before' : `${weeks} weeks before`),
    was: (weeks: string, figure: string) => `${weeks}: ${figure}.`,
    earlier: (weeks: string, figure: string) => `${weeks}: ${figure}`,
    chance: 'The likely ranges overlap, so this may be chance.',
    points: (points: string) => `${points} points`,
    these: 'This period',
    now: 'Now',
    before: 'Before',
    change: 'Change',
    why: 'Why did it change?',
    part: 'Points',
    ranked: 'The three with the largest change in what is counted.',
    parts: 'Points are percentage points of the figure; those of all add up to its change.',
  },
  outcomes: {
    title: 'What was counted',
    counted: 'Counted',
    leftOut: 'Left out',
    show: (name: string, n: string) => `${name}: show ${n}`,
    names: outcomeWordsEnUS,
  },
  groups: {
    by: {
      fleet: { party: 'By shipper', lane: 'By lane', place: 'By place', vehicle: 'By vehicle' } satisfies Record<
        ReportSplit,
        string
      >,
      office: { party: 'By carrier', lane: 'By lane', place: 'By place', vehicle: 'By vehicle' } satisfies Record<
        ReportSplit,
        string
      >,
    },
    name: {
      fleet: { party: 'Shipper', lane: 'Lane', place: 'Place', vehicle: 'Vehicle' } satisfies Record<
        ReportSplit,
        string
      >,
      office: { party: 'Carrier', lane: 'Lane', place: 'Place', vehicle: 'Vehicle' } satisfies Record<
        ReportSplit,
        string
      >,
    },
    cases: {
      stops: 'Stops',
      deliveries: 'Deliveries',
      offers: 'Offers',
      shipments: 'Shipments',
      trips: 'Trips',
      'vehicle-days': 'Vehicle-days',
      cases: 'Cases',
    } satisfies Record<CaseName, string>,
    first: (count: string) => `The first ${count}. The table has them all.`,
    allSmall: 'No lane has enough shipments to stand alone. Choose more days to see lanes one by one.',
    more: (count: string) => `${count} more are not shown. They are in the figure above and in the CSV.`,
  },
  weeks: {
    title: 'Week by week',
    from: (day: string) => `Week from ${day}`,
    part: 'Not the whole week',
    parts: 'The first and the last week may be incomplete.',
    few: 'Gray rings are weeks with little data: each case changes the figure a lot.',
    /** By whose clock a week begins. */
    clock: {
      stops: 'Weeks begin on Monday, in the local time of each stop.',
      deliveries: 'Weeks begin on Monday, in the local time of each stop.',
      offers: 'Weeks begin on Monday, in local time at the pickup.',
      shipments: 'Weeks begin on Monday, in local time at the last stop.',
      trips: 'Weeks begin on Monday, in local time at the last stop.',
      'vehicle-days': 'Weeks begin on Monday, in the local time of most of your stops.',
      cases: 'Weeks begin on Monday, in the local time of each case.',
    } satisfies Record<CaseName, string>,
    table: 'As a table',
    week: 'Week from',
    figure: 'Figure',
    n: 'Cases',
  },
  rows: {
    reference: 'Shipment',
    vehicle: 'Vehicle',
    day: 'Day',
    stop: 'Stop',
    route: 'Route',
    party: { fleet: 'Shipper', office: 'Carrier' },
    due: 'Due by',
    money: 'Price',
    km: 'Distance',
    co2e: 'CO2e',
    tkm: 'tkm',
    emptyKm: 'Empty km to pickup',
    packages: 'Packages delivered',
    of: (delivered: string, ordered: string) => `${delivered} of ${ordered}`,
    damaged: (count: string) => `${count} damaged`,
    outcome: 'Outcome',
    types: { pickup: 'Pickup', delivery: 'Delivery' },
    after: (time: string) => `${time} late`,
    none: 'Nothing matches.',
    drop: (name: string) => `Show all, not just ${name}`,
  },
  csv: 'CSV',
  ileap: 'iLEAP',
  empty: {
    title: 'Nothing in this period',
    text: 'Stops and shipments appear here on the day their window ends. Try a longer period.',
  },
} as const;
