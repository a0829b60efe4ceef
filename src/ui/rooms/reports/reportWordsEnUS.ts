import type { Audience } from '../../../domain/audience/Audience.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';

interface ReportWords {
  readonly question: (audience: Audience) => string;
  readonly figure: (grace: string) => string;
  readonly formula: (view: Pick<ReportView, 'overdue'>) => string;
  /** What the two instants of a row are. */
  readonly at: string;
  readonly until: string;
  /** What is measured of a row. */
  readonly minutes: string;
}

/** What each report asks, shows and counts, in American English. */
export const reportWordsEnUS = {
  on_time: {
    question: (audience: Audience) => (audience === 'fleet' ? 'Are we on time?' : 'Are our carriers on time?'),
    figure: (grace: string) => (grace === '0' ? 'On time' : `On time (within ${grace} min)`),
    formula: ({ overdue }: Pick<ReportView, 'overdue'>) =>
      `Stops reached by the end of their window plus the grace period, out of those reached${overdue === 'counted' ? ' and those overdue now' : ''}. Early counts as on time. If a time was corrected, the last correction counts. A stop belongs to the day its agreed window ends, in local time.`,
    at: 'Arrived',
    until: 'Departed',
    minutes: 'Duration',
  },
  otif: {
    question: (audience: Audience) =>
      audience === 'fleet' ? 'Do we deliver on time and in full?' : 'Is everything delivered on time and in full?',
    figure: (grace: string) => (grace === '0' ? 'On time and in full' : `On time (within ${grace} min) and in full`),
    formula: () =>
      'Shipments with every delivery on time, all booked packages delivered and none damaged, out of completed shipments. A shipment counts once its proof is verified. It belongs to the day its last window ends, in local time.',
    at: 'Arrived',
    until: 'Departed',
    minutes: 'Duration',
  },
  dwell: {
    question: () => 'Where do trucks wait?',
    figure: () => 'Time at stops, median',
    formula: () =>
      'From arrival to departure: half of the stops took longer. Stays of more than 24 hours are left out. Time from the start of the window is counted from arrival if that is later. Free time is as agreed for each shipment. A stop belongs to the day its agreed window ends, in local time.',
    at: 'Arrived',
    until: 'Departed',
    minutes: 'Duration',
  },
  proof: {
    question: () => 'What is delivered without proof?',
    figure: () => 'Delivered without proof',
    formula: () =>
      'Deliveries without a proof, or with one that was rejected, out of all deliveries made. “Within a day” is counted once that day is over. A delivery belongs to the day its agreed window ends, in local time.',
    at: 'Delivered',
    until: 'First proof',
    minutes: 'Duration',
  },
  offers: {
    question: () => 'How many offers are accepted?',
    figure: () => 'Offers accepted',
    formula: () =>
      'Offers accepted, out of those accepted, not selected and expired. Rejected, withdrawn and open offers and those of closed requests are left out. Asked by name: accepted, out of those accepted, declined and not answered. An offer belongs to the day it was made, in local time at the pickup.',
    at: 'Offered or asked',
    until: 'Departed',
    minutes: 'First answer after',
  },
  spend: {
    question: () => 'What do shipments cost?',
    figure: () => 'Spend',
    formula: () =>
      'Agreed prices of delivered shipments and cancellation fees owed, each currency separately, without waiting and other extras. Per km: prices of delivered shipments divided by their route kilometers. Share of extras: waiting charges on their statements and cancellation fees, divided by those plus the prices. A shipment belongs to the day its last window ends, in local time.',
    at: 'Delivered',
    until: 'Departed',
    minutes: 'Duration',
  },
  revenue: {
    question: () => 'What do shipments earn?',
    figure: () => 'Revenue',
    formula: () =>
      'Agreed prices of delivered shipments and cancellation fees owed to you, each currency separately, without waiting and other extras. Per km: prices of delivered shipments divided by their loaded kilometers. Share of extras: waiting charges on their statements and cancellation fees, divided by those plus the prices. A shipment belongs to the day its last window ends, in local time.',
    at: 'Delivered',
    until: 'Departed',
    minutes: 'Duration',
  },
  lanes: {
    question: (audience: Audience) => (audience === 'fleet' ? 'What does a lane earn?' : 'What does a lane cost?'),
    figure: () => 'Agreed prices',
    formula: () =>
      'Agreed prices of delivered shipments from area to area, each currency separately. Per km and per tonne: prices divided by kilometers, or tonnes, of the shipments that have any. Lanes with fewer than five shipments are grouped together. A shipment belongs to the day its last window ends, in local time.',
    at: 'Delivered',
    until: 'Departed',
    minutes: 'Duration',
  },
  utilisation: {
    question: () => 'How often are trucks in use?',
    figure: () => 'Days in use',
    formula: () =>
      'Days on which a vehicle carried a shipment, from dispatch to delivery, out of days it was available. Two shipments on one day are one day. Left out: days spent entirely in the shop or out of service, retired vehicles, days before a vehicle was added, and today. Trailers are counted separately. Days are in the local time of most of your stops.',
    at: 'Day',
    until: 'Departed',
    minutes: 'Duration',
  },
  scorecard: {
    question: (audience: Audience) => (audience === 'fleet' ? 'How do shippers see us?' : 'How do carriers perform?'),
    figure: () => 'Shipments delivered',
    formula: () =>
      'Carrier and shipper see the same numbers. Each line stands by itself; there is no single score. On time: within 30 minutes of the window, out of stops reached and overdue, without those both sides excused. Accepted when asked by name: out of requests sent to a carrier by name. Handed back: out of awards.',
    at: 'At',
    until: 'Departed',
    minutes: 'Duration',
  },
  empty_km: {
    question: () => 'How far do trucks run empty?',
    figure: () => 'Empty kilometers',
    formula: () =>
      'Empty kilometers as a share of all kilometers of delivered trips. Empty kilometers are estimated along roads, from the last stop of the truck’s previous trip to the first stop of this one. A trip belongs to the day its last window ends, in local time.',
    at: 'Delivered',
    until: 'Departed',
    minutes: 'Duration',
  },
  co2e: {
    question: () => 'How much CO2e do shipments cause?',
    figure: () => 'CO2e, well to wheel',
    formula: () =>
      'CO2e of delivered shipments, as recorded for each, with the factors used. Per tonne-kilometer: all grams divided by all tonne-kilometers. Each is measured from fuel, modeled from vehicle and load, or a default factor. Calculated with the activity-based method of ISO 14083:2023 as explained in GLEC v3; not verified by a third party. A shipment belongs to the day its last window ends, in local time.',
    at: 'Delivered',
    until: 'Departed',
    minutes: 'Duration',
  },
} satisfies Record<ReportKey, ReportWords>;
