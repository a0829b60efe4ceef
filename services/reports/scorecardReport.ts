import type { Transaction } from 'kysely';
import type { Party } from '../shipments/partyOf.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import { offerPage } from './counts/offerPage.ts';
import { offersThat } from './counts/offersThat.ts';
import { isOfOffers, judgedScores, scoredParts } from './counts/scoredKinds.ts';
import { readScoredStops } from './counts/scoredStops.ts';
import { scoreFigures } from './counts/scoreFigures.ts';
import { eachInTurns } from './eachInTurns.ts';
import { offerCases } from './offersReport.ts';
import { readOffers, readSomeOffers } from './readOffers.ts';
import { readStops } from './readStops.ts';
import type { ReportKind } from './ReportKind.ts';
import { type ScoredCase, scorecardOutcomes, scorecardTally } from './scorecard.ts';
import { scoredDelivery, scoredGrace, scoredOffer, scoredProof, scoredVisit } from './scoredCases.ts';
import { stopCase } from './stopCase.ts';
import type { StopFacts } from './StopFacts.ts';
import { timeCell } from './timeCell.ts';

type ScorecardCase = Case & ScoredCase;

const minute = 60_000;

/** What a stop says: how punctual it was, that its shipment was delivered, and how its proof came; each undefined if it says nothing of that. */
const casesOfStop = (stop: StopFacts, now: number): readonly (ScorecardCase | undefined)[] => {
  const { window, arrivedAt, departedAt, proof, type, isLast } = stop;
  const shared = { ...stopCase(stop), due: window?.to ?? null };
  const visit = scoredVisit(stop, now);
  const delivery = type === 'delivery' && isLast ? scoredDelivery(stop) : undefined;
  const proven = type === 'delivery' ? scoredProof(stop, now) : undefined;
  const minutes = window && arrivedAt !== null ? Math.ceil((arrivedAt - window.to) / minute) : null;
  return [
    visit && { ...shared, ...visit, at: arrivedAt, minutes },
    delivery && { ...shared, ...delivery, at: departedAt },
    proven && { ...shared, ...proven, at: proof.firstAt },
  ];
};

/** What offers and asks say. */
const casesOfOffers = async (...asked: Parameters<typeof offerCases>): Promise<readonly ScorecardCase[]> =>
  (await offerCases(...asked)).flatMap((offer) => {
    const own = scoredOffer(offer.outcome, offer.isAsked, offer.minutes);
    return own ? [{ ...offer, ...own }] : [];
  });

/** All that counts for the scorecards of a party: first what happened at stops, and then offers. */
async function readScored(
  tx: Transaction<Tables>,
  party: Party,
  wanted: { readonly from: string; readonly to: string },
  now: number,
): Promise<readonly ScorecardCase[]> {
  const cases: ScorecardCase[] = [];
  await eachInTurns(await readStops(tx, party, wanted), (stop) => {
    for (const each of casesOfStop(stop, now)) if (each) cases.push(each);
  });
  return [...cases, ...(await casesOfOffers(await readOffers(tx, party, wanted), party, wanted, now))];
}

const lists = { stops: 0, offers: 1 } as const;

const judgeCounts: CountedReport<ScorecardCase>['judge'] = (asked, now) => {
  const judge = judgedScores(now);
  return {
    outcomeOf: (code) => judge.judged(code)?.outcome,
    isInHeadline: (outcome) => outcome === 'delivered',
    figures: (counts, { fine = [] } = {}) => scoreFigures(counts, fine, judge.judged),
    lists: { n: 2, listOf: (code) => (isOfOffers(code) ? lists.offers : lists.stops) },
    async readPage(tx, party, by, page, list) {
      if (list === lists.stops) {
        const found = await readScoredStops(tx, party, { ...asked, now }, judge, page);
        return found.flatMap(({ stop, nth }) => casesOfStop(stop, now)[nth] ?? []);
      }
      const where = offersThat((kind) => {
        const outcome = judge.ofOffer(kind);
        return outcome !== undefined && outcome === (asked.outcome ?? outcome);
      }, now);
      const rows = await readSomeOffers(tx, party, offerPage(party, { ...asked, by, where }, page));
      return casesOfOffers(rows, party, asked, now);
    },
  };
};

const uncounted: ReadonlySet<string> = new Set(['turned_down', 'excused', 'cancelled']);

/** How carriers do for a shipper: the same numbers for both. */
export const scorecardReport: ReportKind<ScorecardCase> = {
  title: 'Carrier scorecard',
  splits: ['party'],
  parameters: [],
  outcomes: scorecardOutcomes,
  counted: { source: scoredParts, judge: judgeCounts },
  read: readScored,
  isCounted: (outcome) => !uncounted.has(outcome),
  tally: scorecardTally,
  formula: () =>
    `Each line by itself, no single score. On time: reached by the end of the window and ${scoredGrace} minutes, ÷ reached and overdue; what both excuse is left out. Notified in time: late stops with an hour of notice, ÷ late stops. Accepted: ÷ loads offered by name. Handed back: ÷ awards. Proof within a day: ÷ deliveries.`,
  columns: ({ side }) => [
    { title: 'Reference', cell: ({ reference }) => reference },
    { title: 'Place or route', cell: ({ place }) => place },
    { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    { title: 'Due by', cell: ({ due, timeZone }) => timeCell(due, timeZone) },
    { title: 'At', cell: ({ at, timeZone }) => timeCell(at, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
