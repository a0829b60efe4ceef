import type { Case } from './Case.ts';
import { isOtifCounted, type JudgedShipment, otifOutcome, otifOutcomes, otifTally } from './otif.ts';
import { type Delivered, readDeliveries } from './readDeliveries.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';
import { shipmentCase } from './shipmentCase.ts';
import { shipmentCases } from './shipmentCases.ts';
import { timeCell } from './timeCell.ts';

type OtifCase = Case & JudgedShipment;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Packages of a shipment's deliveries; null unless all were counted. */
const packagesOf = ({ deliveries }: Pick<Delivered, 'deliveries'>): Case['packages'] => {
  const counts = deliveries.map(({ unloaded, isSkipped }) => (isSkipped ? { ...unloaded, delivered: 0 } : unloaded));
  if (counts.some(({ delivered }) => delivered === null)) return null;
  return {
    ordered: sum(counts.map(({ ordered }) => ordered)),
    delivered: sum(counts.map(({ delivered }) => delivered ?? 0)),
    damaged: sum(counts.map(({ damaged }) => damaged ?? 0)),
  };
};

const caseOf = (shipment: Delivered, day: string, asked: ReportAsked, now: number): OtifCase => {
  const rule = {
    graceMin: asked.grace ?? 0,
    now,
    refusesEarly: asked.early === 'too_early',
    excuses: asked.excused === 'left_out',
  };
  return {
    ...shipmentCase(shipment, day, shipment.towns),
    at: shipment.deliveries.at(-1)?.arrivedAt ?? null,
    packages: packagesOf(shipment),
    isAutomatic: shipment.deliveries.some(({ proof }) => proof.isAutomatic),
    outcome: otifOutcome(shipment, rule),
  };
};

/** Which shipments came on time with all that was ordered. */
export const otifReport: ReportKind<OtifCase> = {
  title: 'On time and in full',
  splits: ['party', 'lane'],
  parameters: ['grace', 'early', 'excused'],
  outcomes: otifOutcomes,
  read: async (tx, party, asked, now) =>
    shipmentCases(await readDeliveries(tx, party, asked), asked, (shipment, day) => caseOf(shipment, day, asked, now)),
  isCounted: isOtifCounted,
  tally: otifTally,
  formula: (asked) =>
    `Completed shipments of which every delivery was reached by the end of its window and ${asked.grace ?? 0} minutes, with all packages ordered and none damaged, ÷ completed shipments that can be judged. ${asked.early === 'too_early' ? 'More than an hour early is not on time' : 'Early is on time'}. ${asked.excused === 'counted' ? 'Excused lateness counts' : 'Shipments late only where both say that the place was to blame are left out'}. A shipment counts once its proof is accepted, and belongs to the day its last window ends, in local time.`,
  columns: ({ side }) => [
    { title: 'Shipment', cell: ({ reference }) => reference },
    { title: 'Route', cell: ({ place }) => place },
    { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    { title: 'Lane', cell: ({ lane }) => lane },
    { title: 'Delivery due by', cell: ({ due }) => timeCell(due) },
    { title: 'Arrived', cell: ({ at }) => timeCell(at) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Packages ordered', cell: ({ packages }) => packages?.ordered ?? null },
    { title: 'Packages delivered', cell: ({ packages }) => packages?.delivered ?? null },
    { title: 'Packages damaged', cell: ({ packages }) => packages?.damaged ?? null },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
