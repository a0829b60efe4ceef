import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { isProofCounted, proofOutcome, proofOutcomes, proofTally, type ProvenDelivery } from './proof.ts';
import { readStops } from './readStops.ts';
import type { ReportKind } from './ReportKind.ts';
import { stopColumns } from './stopColumns.ts';
import { timeCell } from './timeCell.ts';
import { unmeasured } from './unmeasured.ts';

type ProofCase = Case & ProvenDelivery;

const minute = 60_000;

/** What was delivered, and what proves it. */
export const proofReport: ReportKind<ProofCase> = {
  title: 'Delivered without proof',
  splits: ['party', 'lane', 'place'],
  parameters: [],
  outcomes: proofOutcomes,
  async read(tx, party, asked) {
    const stops = (await readStops(tx, party, asked)).filter(({ type }) => type === 'delivery');
    const cases: ProofCase[] = [];
    await eachInTurns(stops, (stop) => {
      const { departedAt, proof } = stop;
      const took = departedAt === null || proof.firstAt === null ? null : proof.firstAt - departedAt;
      cases.push({
        ...stop,
        ...unmeasured,
        record: { kind: 'shipment', id: stop.shipmentId },
        at: departedAt,
        until: proof.firstAt,
        minutes: took === null ? null : Math.max(0, Math.floor(took / minute)),
        outcome: proofOutcome(stop, proof),
      });
    });
    return cases;
  },
  isCounted: isProofCounted,
  tally: (_, now) => proofTally(now),
  formula: () =>
    'Deliveries without a proof, or whose last proof was rejected, ÷ deliveries made. A delivery belongs to the day its agreed window ends, in local time.',
  columns: (party) => [
    ...stopColumns(party),
    { title: 'Delivered', cell: ({ at }) => timeCell(at) },
    { title: 'First proof', cell: ({ until }) => timeCell(until) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Minutes to first proof', cell: ({ minutes }) => minutes },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
