import type { Transaction } from 'kysely';
import type { Party } from '../shipments/partyOf.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { readOfferCases } from './offersReport.ts';
import { onTimeOutcome, wasNotified } from './onTime.ts';
import { cameInADay, isProofCounted, proofOutcome } from './proof.ts';
import { readStops } from './readStops.ts';
import type { ReportKind } from './ReportKind.ts';
import { type ScoredCase, type ScorecardOutcome, scorecardOutcomes, scorecardTally } from './scorecard.ts';
import { stopCase } from './stopCase.ts';
import type { StopFacts } from './StopFacts.ts';
import { timeCell } from './timeCell.ts';

type ScorecardCase = Case & ScoredCase;

interface Wanted {
  readonly from: string;
  readonly to: string;
  readonly parties?: readonly string[];
}

const graceMin = 30;
const minute = 60_000;

const unscored = { wasNotified: false, isTracked: null, isAsked: false, answeredIn: null } as const;

const scoredOffers: Readonly<Record<string, ScorecardOutcome>> = {
  awarded: 'offer_won',
  given_back: 'given_back',
  not_selected: 'offer_lost',
  expired: 'offer_lost',
  turned_down: 'turned_down',
  declined: 'declined',
  no_answer: 'no_answer',
};

const caseOf = (stop: StopFacts, outcome: ScorecardOutcome): ScorecardCase => ({
  ...stopCase(stop),
  ...unscored,
  due: stop.window?.to ?? null,
  at: stop.arrivedAt,
  minutes: stop.window && stop.arrivedAt !== null ? Math.ceil((stop.arrivedAt - stop.window.to) / minute) : null,
  outcome,
});

/** What a stop says of the carrier's punctuality; none while it is open. */
const punctualityOf = (stop: StopFacts, now: number): readonly ScorecardCase[] => {
  const rule = { graceMin, now, countsOverdue: true, refusesEarly: false, excuses: true };
  const outcome = onTimeOutcome(stop, rule);
  if (outcome === 'cancelled' || outcome === 'excused') return [caseOf(stop, outcome)];
  const isTracked = stop.arrivedAt === null ? null : stop.source !== 'desk';
  if (outcome === 'on_time') return [{ ...caseOf(stop, `${stop.type}_on_time`), isTracked }];
  if (outcome !== 'late' && outcome !== 'overdue') return [];
  return [{ ...caseOf(stop, `${stop.type}_late`), isTracked, wasNotified: wasNotified(stop) }];
};

/** What a delivery says: that it was made, where it is the last one, and whether its proof came within a day. */
const deliveryOf = (stop: StopFacts, isLast: boolean, now: number): readonly ScorecardCase[] => {
  if (stop.type !== 'delivery' || !isProofCounted(proofOutcome(stop, stop.proof))) return [];
  const isInADay = cameInADay(stop, now);
  return [
    ...(isLast ? [{ ...caseOf(stop, 'delivered'), at: stop.departedAt, minutes: null }] : []),
    ...(isInADay === undefined
      ? []
      : [{ ...caseOf(stop, isInADay ? 'proof_in_a_day' : 'proof_later'), at: stop.proof.firstAt, minutes: null }]),
  ];
};

/** All that counts for the scorecards of a party, or for those of some other parties alone. */
export async function readScored(
  tx: Transaction<Tables>,
  party: Party,
  wanted: Wanted,
  now: number,
): Promise<readonly ScorecardCase[]> {
  const cases: ScorecardCase[] = [];
  const stops = await readStops(tx, party, wanted);
  const last = new Map<string, number>();
  await eachInTurns(stops, ({ shipmentId, stop }) => {
    last.set(shipmentId, Math.max(stop, last.get(shipmentId) ?? 0));
  });
  await eachInTurns(stops, (stop) => {
    cases.push(...punctualityOf(stop, now), ...deliveryOf(stop, last.get(stop.shipmentId) === stop.stop, now));
  });
  await eachInTurns(await readOfferCases(tx, party, wanted, now), (offer) => {
    const outcome = scoredOffers[offer.outcome];
    if (outcome) cases.push({ ...offer, ...unscored, isAsked: offer.isAsked, answeredIn: offer.minutes, outcome });
  });
  return cases;
}

const uncounted: ReadonlySet<string> = new Set(['turned_down', 'excused', 'cancelled']);

/** How carriers do for a shipper: the same numbers for both. */
export const scorecardReport: ReportKind<ScorecardCase> = {
  title: 'Carrier scorecard',
  splits: ['party'],
  parameters: [],
  outcomes: scorecardOutcomes,
  read: readScored,
  isCounted: (outcome) => !uncounted.has(outcome),
  tally: scorecardTally,
  formula: () =>
    `Each line by itself, no single score. On time: reached by the end of the window and ${graceMin} minutes, ÷ reached and overdue; what both excuse is left out. Told in time: late stops with an hour of notice. Accepted: of what was asked by name. Given back: of awards. Proof within a day: of deliveries.`,
  columns: ({ side }) => [
    { title: 'Reference', cell: ({ reference }) => reference },
    { title: 'Place or route', cell: ({ place }) => place },
    { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    { title: 'Due by', cell: ({ due }) => timeCell(due) },
    { title: 'At', cell: ({ at }) => timeCell(at) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
