import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import type { Grouped } from './groupCases.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';

/** What the cases of a report come to: its figures, how many have each outcome, and the rows that `outcome` and `group` leave. Works in short turns. */
export async function countCases<Each extends Case>(
  kind: ReportKind<Each>,
  cases: readonly Each[],
  { idOf }: Grouped<Each>,
  asked: ReportAsked,
  now: number,
) {
  const all = kind.tally(asked, now);
  const found = new Map<string, number>();
  const rows: Each[] = [];
  await eachInTurns(cases, (each) => {
    const { outcome } = each;
    all.add(each);
    found.set(outcome, (found.get(outcome) ?? 0) + 1);
    const isWanted =
      (asked.outcome ?? outcome) === outcome && (asked.group === undefined || idOf(each) === asked.group);
    if (isWanted) rows.push(each);
  });
  return {
    figures: all.figures(),
    outcomes: kind.outcomes.flatMap((outcome) => {
      const n = found.get(outcome) ?? 0;
      return n === 0 ? [] : [{ outcome, n, isCounted: kind.isCounted(outcome, asked) }];
    }),
    rows,
  };
}
