import type { Combination, Task } from './Combination.ts';
import { verdictOn } from './verdictOn.ts';

interface Judged<Each> {
  readonly each: Each;
  readonly fits: boolean;
}

/** A tractor is judged by itself before its trailer is chosen. */
const isUnchosen = (code: string): boolean => code === 'trailer_missing';

/** Judges each choice with what it would make of the combination, and puts those that fit first. `now` is in epoch milliseconds. */
export const rankedFits = <Each>(
  task: Task,
  choices: readonly Each[],
  combinationOf: (each: Each) => Combination,
  now: number,
): readonly Judged<Each>[] => {
  const judged = choices.map((each) => ({
    each,
    fits: verdictOn(task, combinationOf(each), now).reasons.every(
      ({ code, severity }) => severity !== 'block' || isUnchosen(code),
    ),
  }));
  return [...judged.filter(({ fits }) => fits), ...judged.filter(({ fits }) => !fits)];
};
