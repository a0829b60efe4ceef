import type { Figure } from '../Figure.ts';
import { type ScoredCase, scorecardTally } from '../scorecard.ts';
import type { KindCounts } from './Counts.ts';
import { eachCount } from './eachCount.ts';
import type { FineWalk } from './FineWalk.ts';
import { answersOf } from './scoredKinds.ts';

/** The figures of a scorecard, from so many cases of each kind. */
export async function scoreFigures(
  counts: KindCounts,
  fine: readonly FineWalk[],
  judged: (code: number) => ScoredCase | undefined,
): Promise<readonly Figure[]> {
  const tally = scorecardTally();
  await eachCount(counts, fine, (code, n) => {
    const minutes = answersOf(code);
    const scored = minutes === undefined ? judged(code) : undefined;
    if (minutes !== undefined) tally.addAnswers(minutes, n);
    else if (scored) tally.add(scored, n);
  });
  return tally.figures();
}
