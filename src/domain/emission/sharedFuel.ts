import { largestRemainder } from './largestRemainder.ts';

/** The grams of a trip's fuel, for each of its shipments by its tonne-kilometres. `wtw` is kg per unit of the fuel. */
export const sharedFuel = (amount: number, wtw: number, tkms: readonly number[]): readonly number[] =>
  largestRemainder(Math.round(amount * wtw * 1_000), tkms);
