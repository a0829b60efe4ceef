import { typedNumber } from '../record/typedNumber.ts';

/** What is left of the packages ordered beside a typed number of them; none if it is more, undefined unless it is a whole number. */
export const restOf = (typed: string, ordered: number): number | undefined => {
  const count = typedNumber(typed, true);
  return count !== undefined && count >= 0 ? Math.max(0, ordered - count) : undefined;
};
