import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Case } from './Case.ts';
import { studyCounts } from './counts/studyCounts.ts';
import { type Party, partyOf } from '../shipments/partyOf.ts';
import { laneAreas } from './laneAreas.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKey } from './reportKeys.ts';
import type { ReportKind } from './ReportKind.ts';
import type { ReportStudy, StudyWanted } from './ReportStudy.ts';
import { readCases } from './readCases.ts';
import { studyCases } from './studyCases.ts';
import type { Tables } from '../Tables.ts';

/** Groups in an answer; a table of more is not read. */
const mostGroups = 200;

const instant = (at: number | null) => (at === null ? null : new Date(at));

const rowOf = (each: Case, names: ReadonlyMap<string, string>) => ({
  record: { ...each.record },
  reference: each.reference,
  stop: each.stop,
  type: each.type,
  place: each.place,
  party: names.get(each.partyId) ?? '',
  lane: each.lane,
  timeZone: each.timeZone,
  due: instant(each.due),
  at: instant(each.at),
  until: instant(each.until),
  minutes: each.minutes,
  money: each.money && { ...each.money },
  km: each.km,
  emptyKm: each.emptyKm,
  co2e: each.co2e && { ...each.co2e },
  packages: each.packages && { ...each.packages },
  outcome: each.outcome,
});

interface Wanted<Each extends Case> {
  readonly key: ReportKey;
  readonly kind: ReportKind<Each>;
  readonly asked: ReportAsked;
  readonly page: number;
  /** Rows per page. */
  readonly size: number;
}

/** From counts where a report has any, and else from its cases one by one. */
async function study<Each extends Case>(
  tx: Transaction<Tables>,
  party: Party,
  kind: ReportKind<Each>,
  wanted: StudyWanted,
): Promise<ReportStudy<Each>> {
  const { counted } = kind;
  if (kind.study) return kind.study(tx, party, wanted);
  if (counted) return studyCounts({ kind, counted }, tx, party, wanted);
  const { asked, now, page, size } = wanted;
  const { cases, names } = await readCases(kind, tx, party, asked, now);
  const { rows, groups, ...found } = await studyCases(kind, cases, asked, now);
  return {
    ...found,
    names,
    groups: groups.slice(0, mostGroups),
    moreGroups: Math.max(groups.length - mostGroups, 0),
    rows: rows.slice(page * size, (page + 1) * size),
    total: rows.length,
  };
}

/** A report for a company, with one page of its rows. */
export const readReport = <Each extends Case>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { companyId, userId }: Member,
  { key, kind, asked, page, size }: Wanted<Each>,
) =>
  inCompany(db, companyId, userId, async (tx) => {
    const { from, to, by } = asked;
    const now = clock.now();
    const party = await partyOf(tx, companyId);
    const { figures, outcomes, groups, moreGroups, folded, weeks, rows, total, names } = await study(tx, party, kind, {
      asked,
      page,
      size,
      now: now.getTime(),
      mostGroups,
    });
    // The id of one that folds ends with what is kept apart, such as a currency.
    const ownOf = (id: string): string => (kind.folds ? id.slice(0, id.lastIndexOf(' ')) : id);
    const nameOf = (id: string): string => (by === 'party' ? (names.get(ownOf(id)) ?? '') : ownOf(id));
    return {
      data: {
        key,
        from,
        to,
        asOf: now,
        figures: [...figures],
        outcomes,
        groups: groups.map((group) => ({
          id: group.id,
          name: nameOf(group.id),
          lane: by === 'lane' ? laneAreas(ownOf(group.id)) : null,
          folded: folded.get(group.id) ?? null,
          figures: [...group.figures],
        })),
        weeks: weeks.map((week) => ({ monday: week.id, figures: [...week.figures] })),
        moreGroups,
        rows: rows.map((each) => rowOf(each, names)),
      },
      paging: { page, size, total },
    };
  });
