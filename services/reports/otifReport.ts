import { sql } from 'kysely';
import type { Case } from './Case.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import { eachKind } from './counts/Counts.ts';
import { countedBy, exampleShipment, otifKinds } from './counts/otifKinds.ts';
import { otifSource } from './counts/otifSource.ts';
import { pageOf } from './counts/pageOf.ts';
import { isOtifCounted, type JudgedShipment, otifOutcome, otifOutcomes, otifTally, wasAutomatic } from './otif.ts';
import { periodBounds } from './periodBounds.ts';
import { type Delivered, readDelivered } from './readDelivered.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';
import { shipmentCase } from './shipmentCase.ts';
import { shipmentCases } from './shipmentCases.ts';
import { laneColumns } from './laneColumns.ts';
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

const ruleOf = (asked: ReportAsked, now: number) => ({
  graceMin: asked.grace ?? 0,
  now,
  refusesEarly: asked.early === 'too_early',
  excuses: asked.excused === 'left_out',
});

const caseOf = (shipment: Delivered, day: string, asked: ReportAsked, now: number): OtifCase => ({
  ...shipmentCase(shipment, day, shipment.towns),
  at: shipment.deliveries.at(-1)?.arrivedAt ?? null,
  packages: packagesOf(shipment),
  isAutomatic: wasAutomatic(shipment),
  outcome: otifOutcome(shipment, ruleOf(asked, now)),
});

/** What becomes of each kind of shipments, by one that stands for it. */
const judged = (asked: ReportAsked, now: number) => {
  const rule = ruleOf(asked, now);
  const known = new Map<number, JudgedShipment>();
  return (kind: number): JudgedShipment => {
    const found = known.get(kind);
    if (found) return found;
    const shipment = exampleShipment(kind);
    const own = { outcome: otifOutcome(shipment, rule), packages: null, isAutomatic: wasAutomatic(shipment) };
    known.set(kind, own);
    return own;
  };
};

const judgeCounts: CountedReport<OtifCase>['judge'] = (asked, now) => {
  const judge = judged(asked, now);
  return {
    outcomeOf(code) {
      const { what, kind } = countedBy(code);
      return what === 'shipments' ? judge(kind).outcome : undefined;
    },
    figures(counts) {
      const tally = otifTally();
      eachKind(counts, (code, n) => {
        const { what, kind } = countedBy(code);
        const shipment = judge(kind);
        if (what === 'shipments') tally.add(shipment, n);
        else if (isOtifCounted(shipment.outcome)) tally.addPackages({ ordered: 0, delivered: 0, [what]: n });
      });
      return tally.figures();
    },
    async readPage(tx, party, by, page) {
      const kinds = otifKinds.filter((kind) => (asked.outcome ?? judge(kind).outcome) === judge(kind).outcome);
      const where =
        asked.outcome === undefined ? sql<boolean>`true` : sql<boolean>`otif = any (${sql.val(kinds)}::smallint[])`;
      const ids = pageOf('shipment_visit', party, { ...asked, by, where }, page);
      const shipments = await readDelivered(tx, party, sql`id = any (array(${ids}))`);
      return shipmentCases(shipments, asked, (shipment, day) => caseOf(shipment, day, asked, now));
    },
  };
};

/** Which shipments came on time with all that was ordered. */
export const otifReport: ReportKind<OtifCase> = {
  title: 'On time and in full',
  splits: ['party', 'lane'],
  parameters: ['grace', 'early', 'excused'],
  outcomes: otifOutcomes,
  counted: { source: otifSource, judge: judgeCounts },
  async read(tx, party, asked, now) {
    const { begin, end } = periodBounds(asked);
    const where = sql`ends_at >= ${begin}::timestamptz and ends_at < ${end}::timestamptz`;
    const shipments = await readDelivered(tx, party, where);
    return shipmentCases(shipments, asked, (shipment, day) => caseOf(shipment, day, asked, now));
  },
  isCounted: isOtifCounted,
  tally: otifTally,
  formula: (asked) =>
    `Completed shipments of which every delivery was reached by the end of its window and ${asked.grace ?? 0} minutes, with all packages booked and none damaged, ÷ completed shipments that can be judged. ${asked.early === 'too_early' ? 'More than an hour early is not on time' : 'Early is on time'}. ${asked.excused === 'counted' ? 'Excused lateness counts' : 'Shipments late only where both say that the place was to blame are left out'}. A shipment counts once its proof is accepted, and belongs to the day its last window ends, in local time.`,
  columns: ({ side }) => [
    { title: 'Shipment', cell: ({ reference }) => reference },
    { title: 'Route', cell: ({ place }) => place },
    { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    ...laneColumns,
    { title: 'Delivery due by', cell: ({ due, timeZone }) => timeCell(due, timeZone) },
    { title: 'Arrived', cell: ({ at, timeZone }) => timeCell(at, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Packages ordered', cell: ({ packages }) => packages?.ordered ?? null },
    { title: 'Packages delivered', cell: ({ packages }) => packages?.delivered ?? null },
    { title: 'Packages damaged', cell: ({ packages }) => packages?.damaged ?? null },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
