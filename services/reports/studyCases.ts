import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { groupCases } from './groupCases.ts';
import { groupTallies, largestFirst, mostFirst } from './groupTallies.ts';
import { headlineOf } from './headlineOf.ts';
import { mondayOf } from '../clock/mondayOf.ts';
import type { ReportKind } from './ReportKind.ts';
import type { ReportAsked } from './ReportAsked.ts';

/**
 * What the cases of a report come to: its figures, how many have each outcome, the figures of each group, the headline of each week,
 * and the rows that `outcome` and `group` leave. Works in short turns.
 */
export async function studyCases<Each extends Case>(
  kind: ReportKind<Each>,
  cases: readonly Each[],
  asked: ReportAsked,
  now: number,
) {
  const { idOf, folded } = await groupCases(kind, cases, asked);
  const newTally = () => kind.tally(asked, now);
  const all = newTally();
  const byWeek = groupTallies<Each>({ idOf: ({ day }) => mondayOf(day), newTally });
  const byGroup = groupTallies<Each>({ idOf, newTally });
  const found = new Map<string, number>();
  const rows: Each[] = [];
  await eachInTurns(cases, (each) => {
    const { outcome } = each;
    for (const tally of [all, byWeek, byGroup]) tally.add(each);
    found.set(outcome, (found.get(outcome) ?? 0) + 1);
    const isWanted =
      (asked.outcome ?? outcome) === outcome && (asked.group === undefined || idOf(each) === asked.group);
    if (isWanted) rows.push(each);
  });
  const figures = all.figures();
  const weeks = await byWeek.groups();
  const groups = await byGroup.groups();
  return {
    figures,
    outcomes: kind.outcomes.flatMap((outcome) => {
      const n = found.get(outcome) ?? 0;
      return n === 0 ? [] : [{ outcome, n, isCounted: kind.isCounted(outcome, asked) }];
    }),
    groups: kind.ranksByValue ? mostFirst(groups) : largestFirst(groups),
    folded,
    weeks: weeks
      .map(({ id, figures: own }) => ({ id, figures: headlineOf(own, figures) }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    rows,
  };
}
