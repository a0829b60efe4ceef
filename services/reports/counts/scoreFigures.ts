import type { Figure } from '../Figure.ts';
import { type ScoredCase, scorecardTally } from '../scorecard.ts';
import { eachKind, type KindCounts } from './Counts.ts';
import { answersOf } from './scoredKinds.ts';

/** The figures of a scorecard, from so many cases of each kind. */
export function scoreFigures(counts: KindCounts, judged: (code: number) => ScoredCase | undefined): readonly Figure[] {
  const tally = scorecardTally();
  eachKind(counts, (code, n) => {
    const minutes = answersOf(code);
    const scored = minutes === undefined ? judged(code) : undefined;
    if (minutes !== undefined) tally.addAnswers(minutes, n);
    else if (scored) tally.add(scored, n);
  });
  return tally.figures();
}
