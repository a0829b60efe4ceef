import type { ReportGrace, ReportOutcome, ReportSplit } from '../../../domain/report/Report.ts';
import type { ReportPeriod } from '../../../domain/report/reportView.ts';

/** Texts of the reports room in American English. */
export const reportTextsEnUS = {
  title: 'Reports',
  onTime: {
    title: 'Are we on time?',
    figure: (grace: string) => (grace === '0' ? 'On time' : `On time (within ${grace} min)`),
    of: (count: string, n: string) => `${count} of ${n} stops`,
    counted: {
      counted: 'Stops reached by the end of their window and its grace, out of those reached and those overdue now.',
      left_out: 'Stops reached by the end of their window and its grace, out of those reached.',
    },
    early: 'Early counts as on time. A corrected time counts as corrected last.',
    day: 'A stop belongs to the day its agreed window ends, by the clock there.',
    tracked: (share: string, n: string) =>
      `${share} of ${n} arrivals came from a driver or a system, the rest from an office.`,
  },
  few: 'Few stops: each one changes this a lot.',
  fewShort: 'few',
  range: (low: string, high: string) => `With this many stops, the true share is likely between ${low} and ${high}.`,
  none: '–',
  noCase: 'No stop counts in this period.',
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
      skipped: 'Stop skipped',
      no_window: 'No window',
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
    share: 'On time',
    stops: 'Stops',
    tracked: 'From drivers or systems',
    more: (count: string) =>
      `${count} more with fewer stops are not shown. Their stops are in the figure above and in the CSV.`,
  },
  rows: {
    title: 'Stops',
    all: 'All stops',
    reference: 'Shipment',
    stop: 'Stop',
    party: { fleet: 'Shipper', office: 'Carrier' },
    due: 'Due by',
    came: 'Arrived',
    outcome: 'Outcome',
    types: { pickup: 'Pickup', delivery: 'Delivery' },
    after: (time: string) => `${time} late`,
    none: 'No stops match.',
    drop: (name: string) => `Show all, not just ${name}`,
  },
  csv: 'CSV',
  empty: {
    title: 'No stops in this period',
    text: 'Stops show up here on the day their window ends. Try a longer period.',
  },
} as const;
