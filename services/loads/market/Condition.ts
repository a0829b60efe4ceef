import { numberAt } from './OpenLoads.ts';

/** Says of a load, by where it stands among `OpenLoads`, whether something holds. It is asked of each of 100,000. */
export type Condition = (at: number) => boolean;

export const allHold =
  (conditions: readonly Condition[]): Condition =>
  (at) => {
    for (const holds of conditions) if (!holds(at)) return false;
    return true;
  };

export const oneHolds =
  (conditions: readonly Condition[]): Condition =>
  (at) => {
    for (const holds of conditions) if (holds(at)) return true;
    return false;
  };

export const atLeast =
  (numbers: Float64Array, least: number): Condition =>
  (at) =>
    numberAt(numbers, at) >= least;

export const atMost =
  (numbers: Float64Array, most: number): Condition =>
  (at) =>
    numberAt(numbers, at) <= most;

export const is = (flags: Float64Array, wanted: boolean): Condition => {
  const flag = Number(wanted);
  return (at) => numberAt(flags, at) === flag;
};
