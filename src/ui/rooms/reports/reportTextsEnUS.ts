import type { ReportGrace } from '../../../domain/report/Report.ts';
import type { ReportKey, ReportOutcome, ReportSplit } from '../../../domain/report/reportTable.ts';
import type { ReportPeriod, ReportView } from '../../../domain/report/reportView.ts';
import type { CaseName } from './reportCases.ts';

interface ReportWords {
  readonly question: string;
  readonly figure: (grace: string) => string;
  readonly formula: (view: Pick<ReportView, 'overdue'>) => string;
  /** What the two instants of a row are. */
  readonly at: string;
  readonly until: string;
  /** What is measured of a row. */
  readonly minutes: string;
}

/** Texts of the reports room in American English. */
export const reportTextsEnUS = {
  title: 'Reports',
  lead: 'Last 30 days. Open a report for its formula, what it leaves out and every row behind it.',
  all: 'All reports',
  reports: {
    on_time: {
      question: 'Are we on time?',
      figure: (grace: string) => (grace === '0' ? 'On time' : `On time (within ${grace} min)`),
      formula: ({ overdue }: Pick<ReportView, 'overdue'>) =>
        `Stops reached by the end of their window and its grace, out of those reached${overdue === 'counted' ? ' and those overdue now' : ''}. Early counts as on time. A corrected time counts as corrected last. A stop belongs to the day its agreed window ends, by the clock there.`,
      at: 'Arrived',
      until: 'Left',
      minutes: 'Duration',
    },
    dwell: {
      question: 'Where do trucks wait?',
      figure: () => 'Time at stops, median',
      formula: () =>
        'From arrival to departure: half of the stops took longer. Stays of more than 24 hours are left out. From the appointment: not before the window opens. Free time is that of the terms of each award. A stop belongs to the day its agreed window ends, by the clock there.',
      at: 'Arrived',
      until: 'Left',
      minutes: 'Duration',
    },
    proof: {
      question: 'What is delivered without proof?',
      figure: () => 'Delivered without proof',
      formula: () =>
        'Deliveries without a proof, or with one that was rejected, out of all deliveries made. Within a day counts once the day is over. A delivery belongs to the day its agreed window ends, by the clock there.',
      at: 'Delivered',
      until: 'First proof',
      minutes: 'Duration',
    },
    offers: {
      question: 'What becomes of offers?',
      figure: () => 'Offers accepted',
      formula: () =>
        'Offers accepted, out of those accepted, not selected, turned down and expired. Withdrawn and open offers and those of closed requests are left out. Asked by name: accepted, out of those accepted, declined and not answered. An offer belongs to the day it was made, by the clock at the pickup.',
      at: 'Offered or asked',
      until: 'Left',
      minutes: 'First answer after',
    },
    spend: {
      question: 'What do shipments cost?',
      figure: () => 'Spend',
      formula: () =>
        'Agreed prices of delivered shipments, each currency by itself, without waiting and other extras. Per km: all prices by all kilometers of the routes. A shipment belongs to the day its last window ends, by the clock there.',
      at: 'Delivered',
      until: 'Left',
      minutes: 'Duration',
    },
    revenue: {
      question: 'What do shipments earn?',
      figure: () => 'Revenue',
      formula: () =>
        'Agreed prices of delivered shipments, each currency by itself, without waiting and other extras. Per km: all prices by all loaded kilometers of the routes. A shipment belongs to the day its last window ends, by the clock there.',
      at: 'Delivered',
      until: 'Left',
      minutes: 'Duration',
    },
  } satisfies Record<ReportKey, ReportWords>,
  figures: {
    on_time: 'On time',
    hit_rate: 'Accepted',
    asked_accepted: 'Accepted of those asked by name',
    answered_accepted: 'The same, without those that did not answer',
    fall_off: 'Given back after the award',
    answer_time: 'From request to first answer, median',
    tracked: 'Arrivals from drivers or systems',
    dwell: 'Median',
    dwell_p90: 'Nine in ten took no longer than',
    turn: 'Median from the appointment',
    beyond_free: 'Beyond their free time',
    billable: 'Beyond free time, all together',
    without_proof: 'Without proof',
    within_a_day: 'First proof within a day',
    by_a_person: 'Accepted by a person, not by time',
    acceptance: 'From delivery to acceptance, median',
    total: 'Total',
    per_km: 'Per km',
    per_shipment: 'Median shipment',
  },
  countOf: (count: string, n: string, cases: CaseName) => `${count} of ${n} ${cases}`,
  from: (n: string, cases: CaseName) => `from ${n} ${cases}`,
  of: (n: string) => `of ${n}`,
  perKm: (amount: string) => `${amount} per km`,
  unread: 'This figure could not be read. Open the report to try again.',
  few: (cases: CaseName) => `Few ${cases}: each one changes this a lot.`,
  fewShort: 'few',
  range: (cases: CaseName, low: string, high: string) =>
    `With this many ${cases}, the true share is likely between ${low} and ${high}.`,
  none: '–',
  noCase: (cases: CaseName) => `No ${cases} count in this period.`,
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
    stops: 'Stops',
    allStops: 'All stops',
    stopTypes: { pickup: 'Pickups', delivery: 'Deliveries' },
    grace: 'Grace',
    graces: { '0': 'None', '15': '15 min', '30': '30 min', '60': '60 min' } satisfies Record<ReportGrace, string>,
    overdue: 'Overdue now',
    overdues: { counted: 'Count as late', left_out: 'Leave out' },
    by: 'Split by',
  },
  outcomes: {
    title: 'What was counted',
    counted: 'Counted',
    leftOut: 'Left out',
    show: (name: string, n: string) => `${name}: show ${n}`,
    names: {
      on_time: 'On time',
      late: 'Late',
      overdue: 'Overdue now',
      not_due: 'Not due yet',
      no_arrival: 'No arrival recorded',
      no_departure: 'No departure recorded',
      skipped: 'Stop skipped',
      no_window: 'No window',
      measured: 'Measured',
      still_there: 'Still there',
      not_reached: 'Not reached yet',
      negative: 'Left before it arrived',
      too_long: 'Longer than 24 h',
      accepted: 'Accepted by a person',
      accepted_by_time: 'Accepted by time',
      to_verify: 'Waits for the shipper',
      rejected: 'Rejected',
      missing: 'No proof',
      not_delivered: 'Not delivered yet',
      delivered: 'Delivered',
      awarded: 'Awarded',
      given_back: 'Awarded, then given back',
      not_selected: 'Another was selected',
      turned_down: 'Turned down',
      expired: 'Expired',
      open: 'Waits for an answer',
      withdrawn: 'Withdrawn',
      request_closed: 'Request closed',
      declined: 'Asked by name, declined',
      no_answer: 'Asked by name, no answer',
      asked: 'Asked by name, may answer',
      under_way: 'Not delivered yet',
      cancelled: 'Shipment canceled',
    } satisfies Record<ReportOutcome, string>,
  },
  groups: {
    by: {
      fleet: { party: 'By shipper', lane: 'By lane', place: 'By place' } satisfies Record<ReportSplit, string>,
      office: { party: 'By carrier', lane: 'By lane', place: 'By place' } satisfies Record<ReportSplit, string>,
    },
    name: {
      fleet: { party: 'Shipper', lane: 'Lane', place: 'Place' } satisfies Record<ReportSplit, string>,
      office: { party: 'Carrier', lane: 'Lane', place: 'Place' } satisfies Record<ReportSplit, string>,
    },
    cases: { stops: 'Stops', deliveries: 'Deliveries', offers: 'Offers', shipments: 'Shipments' } satisfies Record<
      CaseName,
      string
    >,
    more: (count: string) => `${count} more are not shown. They are in the figure above and in the CSV.`,
  },
  weeks: {
    title: 'Week by week',
    top: (figure: string) => `Top: ${figure}`,
    few: 'Paler weeks have few cases: each one changes them a lot.',
    table: 'As a table',
    week: 'Week from',
    figure: 'Figure',
    n: 'Cases',
  },
  rows: {
    reference: 'Shipment',
    stop: 'Stop',
    route: 'Route',
    party: { fleet: 'Shipper', office: 'Carrier' },
    due: 'Due by',
    money: 'Price',
    km: 'Distance',
    outcome: 'Outcome',
    types: { pickup: 'Pickup', delivery: 'Delivery' },
    after: (time: string) => `${time} late`,
    none: 'Nothing matches.',
    drop: (name: string) => `Show all, not just ${name}`,
  },
  csv: 'CSV',
  empty: {
    title: 'Nothing in this period',
    text: 'Stops and shipments show up here on the day their window ends. Try a longer period.',
  },
} as const;
