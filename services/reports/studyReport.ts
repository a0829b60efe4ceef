import type { Transaction } from 'kysely';
import { companyNames } from '../requests/companyNames.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { groupCases, largestFirst, mostFirst } from './groupCases.ts';
import { mondayOf } from './mondayOf.ts';
import type { Party } from '../shipments/partyOf.ts';
import type { ReportKind } from './ReportKind.ts';
import type { ReportAsked, Split } from './ReportAsked.ts';

const idsOf: Readonly<Record<Split, (each: Case) => string>> = {
  party: ({ partyId }) => partyId,
  lane: ({ lane }) => lane,
  place: ({ place }) => place,
};

/**
 * What the cases of a report come to: its figures, how many have each outcome, the figures of each group, the headline of each week,
 * and the rows that `outcome` and `group` leave. Works in short turns, except for the figures of all cases and of each group.
 */
export async function studyReport<Each extends Case>(
  kind: ReportKind<Each>,
  tx: Transaction<Tables>,
  party: Party,
  asked: ReportAsked,
  now: number,
) {
  const idOf = idsOf[asked.by];
  const cases = await kind.read(tx, party, asked, now);
  const found = new Map<string, number>();
  const partyIds = new Set<string>();
  const rows: Each[] = [];
  await eachInTurns(cases, (each) => {
    const { outcome, partyId } = each;
    found.set(outcome, (found.get(outcome) ?? 0) + 1);
    partyIds.add(partyId);
    const isWanted =
      (asked.outcome ?? outcome) === outcome && (asked.group === undefined || idOf(each) === asked.group);
    if (isWanted) rows.push(each);
  });
  const weeks = await groupCases(cases, {
    idOf: ({ day }) => mondayOf(day),
    figuresOf: (week) => kind.figures(week, asked, now).slice(0, 1),
  });
  const groups = await groupCases(cases, { idOf, figuresOf: (group) => kind.figures(group, asked, now) });
  return {
    figures: kind.figures(cases, asked, now),
    outcomes: kind.outcomes.flatMap((outcome) => {
      const n = found.get(outcome) ?? 0;
      return n === 0 ? [] : [{ outcome, n, isCounted: kind.isCounted(outcome, asked) }];
    }),
    groups: kind.ranksByValue ? mostFirst(groups) : largestFirst(groups),
    weeks: weeks.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    rows,
    names: await companyNames(tx, [...partyIds]),
  };
}
