import type { Case } from './Case.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import { eachKind } from './counts/Counts.ts';
import { exampleDelivery } from './counts/proofKinds.ts';
import { proofSource } from './counts/proofSource.ts';
import { proofsWithOutcome } from './counts/proofsWithOutcome.ts';
import { readStopPage } from './counts/readStopPage.ts';
import { eachInTurns } from './eachInTurns.ts';
import { isProofCounted, proofOutcome, proofOutcomes, proofTally, type ProvenDelivery } from './proof.ts';
import { readStops } from './readStops.ts';
import type { ReportKind } from './ReportKind.ts';
import { stopCase } from './stopCase.ts';
import { stopColumns } from './stopColumns.ts';
import type { StopFacts } from './StopFacts.ts';
import { timeCell } from './timeCell.ts';

type ProofCase = Case & ProvenDelivery;

const minute = 60_000;

const caseOf = (stop: StopFacts): ProofCase => {
  const { departedAt, proof } = stop;
  const took = departedAt === null || proof.firstAt === null ? null : proof.firstAt - departedAt;
  return {
    ...stopCase(stop),
    departedAt,
    proof,
    at: departedAt,
    until: proof.firstAt,
    minutes: took === null ? null : Math.max(0, Math.floor(took / minute)),
    outcome: proofOutcome(stop, proof),
  };
};

/** How the proof of each kind of deliveries stands, by a delivery that stands for it. */
const judged = () => {
  const known = new Map<number, ProvenDelivery>();
  return (code: number): ProvenDelivery => {
    const found = known.get(code);
    if (found) return found;
    const delivery = exampleDelivery(code);
    const { departedAt, proof } = delivery;
    const own = { departedAt, proof, outcome: proofOutcome(delivery, proof) };
    known.set(code, own);
    return own;
  };
};

const judgeCounts: CountedReport<ProofCase>['judge'] = (asked, now) => {
  const judge = judged();
  const outcomeOf = (code: number): string => judge(code).outcome;
  return {
    outcomeOf,
    figures(counts) {
      const tally = proofTally(now);
      eachKind(counts, (code, n) => tally.add(judge(code), n));
      return tally.figures();
    },
    async readPage(tx, party, by, page) {
      const where = proofsWithOutcome(asked.outcome, outcomeOf);
      return (await readStopPage(tx, party, { ...asked, stops: 'delivery', by, where }, page)).map(caseOf);
    },
  };
};

/** What was delivered, and what proves it. */
export const proofReport: ReportKind<ProofCase> = {
  title: 'Delivered without proof',
  splits: ['party', 'lane', 'place'],
  parameters: [],
  outcomes: proofOutcomes,
  counted: { source: proofSource, judge: judgeCounts },
  async read(tx, party, asked) {
    const cases: ProofCase[] = [];
    await eachInTurns(await readStops(tx, party, asked), (stop) => {
      if (stop.type === 'delivery') cases.push(caseOf(stop));
    });
    return cases;
  },
  isCounted: isProofCounted,
  tally: (_, now) => proofTally(now),
  formula: () =>
    'Deliveries without a proof, or whose last proof was rejected, ÷ deliveries made. A delivery belongs to the day its agreed window ends, in local time.',
  columns: (party) => [
    ...stopColumns(party),
    { title: 'Delivered', cell: ({ at, timeZone }) => timeCell(at, timeZone) },
    { title: 'First proof', cell: ({ until, timeZone }) => timeCell(until, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Minutes to first proof', cell: ({ minutes }) => minutes },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
