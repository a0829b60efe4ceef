import type { Combination, Task } from './Combination.ts';
import type { Reason, Verdict } from './Reason.ts';
import { verdictOn } from './verdictOn.ts';

/** A choice with what is to be said of it; undefined if that is not known. */
export interface JudgedChoice<Each> {
  readonly each: Each;
  readonly verdict: Verdict | undefined;
  /** Of a vehicle that nobody is free to drive. */
  readonly isDriverless?: boolean;
}

export interface Judging<Each> {
  readonly combinationOf: (each: Each) => Combination;
  /** Whether a reason speaks for or against the choice, and not against the rest of the combination. */
  readonly isAbout: (reason: Reason) => boolean;
}

/** Judges each choice with what it would make of the combination, by the reasons that are about it. `now` is in epoch milliseconds. */
export const judgeChoices = <Each>(
  task: Task,
  choices: readonly Each[],
  { combinationOf, isAbout }: Judging<Each>,
  now: number,
): readonly JudgedChoice<Each>[] =>
  choices.map((each) => {
    const reasons = verdictOn(task, combinationOf(each), now).reasons.filter(isAbout);
    return { each, verdict: { fits: reasons.every(({ severity }) => severity !== 'block'), reasons } };
  });
