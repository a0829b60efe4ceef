import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Case } from './Case.ts';
import { partyOf } from './partyOf.ts';
import type { ReportKey } from './reportKeys.ts';
import type { ReportKind } from './ReportKind.ts';
import type { ReportQuery } from './reportQuery.ts';
import { studyReport } from './studyReport.ts';

/** Groups in an answer; a table of more is not read. */
const mostGroups = 200;

const instant = (at: number | null) => (at === null ? null : new Date(at));

const rowOf = (each: Case, names: ReadonlyMap<string, string>) => ({
  shipmentId: each.shipmentId,
  reference: each.reference,
  stop: each.stop,
  type: each.type,
  place: each.place,
  party: names.get(each.partyId) ?? '',
  lane: each.lane,
  timeZone: each.timeZone,
  due: instant(each.due),
  at: instant(each.at),
  minutes: each.minutes,
  outcome: each.outcome,
});

/** A report for a company, with one page of its rows. */
export const readReport = <Each extends Case>(
  { db, clock }: Services,
  { companyId, userId }: Member,
  key: ReportKey,
  kind: ReportKind<Each>,
  query: ReportQuery,
) =>
  inCompany(db, companyId, userId, async (tx) => {
    const { from, to, by, page, size } = query;
    const now = clock.now();
    const party = await partyOf(tx, companyId);
    const { figures, outcomes, groups, rows, names } = await studyReport(kind, tx, party, query, now.getTime());
    const shown = groups.slice(0, mostGroups);
    return {
      data: {
        key,
        from,
        to,
        asOf: now,
        figures: [...figures],
        outcomes,
        groups: shown.map((group) => ({
          id: group.id,
          name: by === 'party' ? (names.get(group.id) ?? '') : group.id,
          figures: [...group.figures],
        })),
        moreGroups: groups.length - shown.length,
        rows: rows.slice(page * size, (page + 1) * size).map((each) => rowOf(each, names)),
      },
      paging: { page, size, total: rows.length },
    };
  });
