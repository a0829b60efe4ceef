import type { Combination, Task } from './Combination.ts';
import type { Reason } from './Reason.ts';
import { verdictOn } from './verdictOn.ts';

interface Judged<Each> {
  readonly each: Each;
  readonly fits: boolean;
}

/**
 * Judges each choice with what it would make of the combination, by the reasons that are about it, and puts those that fit first.
 * `now` is in epoch milliseconds.
 */
export const rankedFits = <Each>(
  task: Task,
  choices: readonly Each[],
  { combinationOf, isAbout }: Judging<Each>,
  now: number,
): readonly Judged<Each>[] => {
  const judged = choices.map((each) => ({
    each,
    fits: verdictOn(task, combinationOf(each), now).reasons.every(
      (reason) => reason.severity !== 'block' || !isAbout(reason),
    ),
  }));
  return [...judged.filter(({ fits }) => fits), ...judged.filter(({ fits }) => !fits)];
};

export interface Judging<Each> {
  readonly combinationOf: (each: Each) => Combination;
  /** Whether a reason speaks for or against the choice, and not against the rest of the combination. */
  readonly isAbout: (reason: Reason) => boolean;
}
