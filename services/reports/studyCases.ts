import type { Case } from './Case.ts';
import { countCases } from './countCases.ts';
import { eachInTurns } from './eachInTurns.ts';
import { groupCases } from './groupCases.ts';
import { groupTallies, largestFirst, mostFirst } from './groupTallies.ts';
import { headlineOf } from './headlineOf.ts';
import { mondayOf } from '../clock/mondayOf.ts';
import type { ReportKind } from './ReportKind.ts';
import type { ReportAsked } from './ReportAsked.ts';

/** What `countCases` says, with the figures of each group and the headline of each week. */
export async function studyCases<Each extends Case>(
  kind: ReportKind<Each>,
  cases: readonly Each[],
  asked: ReportAsked,
  now: number,
) {
  const grouped = await groupCases(kind, cases, asked);
  const counted = await countCases(kind, cases, grouped, asked, now);
  const newTally = () => kind.tally(asked, now);
  const byWeek = groupTallies<Each>({ idOf: ({ day }) => mondayOf(day), newTally });
  const byGroup = groupTallies<Each>({ idOf: grouped.idOf, newTally });
  await eachInTurns(cases, (each) => {
    byWeek.add(each);
    byGroup.add(each);
  });
  const weeks = await byWeek.groups();
  const groups = await byGroup.groups();
  return {
    ...counted,
    groups: kind.ranksByValue ? mostFirst(groups) : largestFirst(groups),
    folded: grouped.folded,
    weeks: weeks
      .map(({ id, figures: own }) => ({ id, figures: headlineOf(own, counted.figures) }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
}
