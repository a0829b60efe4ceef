import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { companyNames } from '../requests/companyNames.ts';
import type { Services } from '../Services.ts';
import { groupRows } from './groupRows.ts';
import { isCounted, type JudgedStop, onTimeFigures, onTimeOutcome, onTimeOutcomes, type OnTimeRule } from './onTime.ts';
import { readStops } from './readStops.ts';
import type { ReportQuery, Split } from './reportQuery.ts';

/** Groups in an answer; a table of more is not read. */
const mostGroups = 200;

const minute = 60_000;

const splitBy: Readonly<Record<Split, (stop: JudgedStop) => string>> = {
  party: ({ partyId }) => partyId,
  lane: ({ lane }) => lane,
  place: ({ place }) => place,
};

/** The report on punctuality for a party of shipments. */
export const readOnTime = ({ db, clock }: Services, { companyId, userId }: Member, query: ReportQuery) =>
  inCompany(db, companyId, userId, async (tx) => {
    const { from, to, by, page, size } = query;
    const now = clock.now();
    const rule = { graceMin: query.grace, now: now.getTime(), countsOverdue: query.overdue === 'counted' };
    const idOf = splitBy[by];
    const stops = judged(await readStops(tx, companyId, query), query, rule);
    const groups = groupRows(stops, { idOf, figuresOf: (rows) => onTimeFigures(rows, rule) });
    const found = stops.filter(
      (stop) =>
        (query.outcome === undefined || stop.outcome === query.outcome) &&
        (query.group === undefined || idOf(stop) === query.group),
    );
    const names = await companyNames(
      tx,
      stops.map(({ partyId }) => partyId),
    );
    const shown = groups.slice(0, mostGroups);
    return {
      data: {
        key: 'on_time' as const,
        from,
        to,
        asOf: now,
        figures: [...onTimeFigures(stops, rule)],
        outcomes: onTimeOutcomes.flatMap((outcome) => {
          const n = stops.filter((stop) => stop.outcome === outcome).length;
          return n === 0 ? [] : [{ outcome, n, isCounted: isCounted(outcome, rule) }];
        }),
        groups: shown.map(({ id, figures }) => ({
          id,
          name: by === 'party' ? (names.get(id) ?? '') : id,
          figures: [...figures],
        })),
        moreGroups: groups.length - shown.length,
        rows: found.slice(page * size, (page + 1) * size).map((stop) => rowOf(stop, names.get(stop.partyId) ?? '')),
      },
      paging: { page, size, total: found.length },
    };
  });

const judged = (
  stops: Awaited<ReturnType<typeof readStops>>,
  { stops: type }: ReportQuery,
  rule: OnTimeRule,
): readonly JudgedStop[] =>
  stops
    .filter((stop) => type === undefined || stop.type === type)
    .map((stop) => ({ ...stop, outcome: onTimeOutcome(stop, rule) }));

const rowOf = ({ window, arrivedAt, ...stop }: JudgedStop, party: string) => ({
  shipmentId: stop.shipmentId,
  reference: stop.reference,
  stop: stop.stop,
  type: stop.type,
  place: stop.place,
  party,
  lane: stop.lane,
  timeZone: stop.timeZone,
  due: window && new Date(window.to),
  at: arrivedAt === null ? null : new Date(arrivedAt),
  minutes: window && arrivedAt !== null ? Math.ceil((arrivedAt - window.to) / minute) : null,
  outcome: stop.outcome,
});
