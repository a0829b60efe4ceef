import type { Clock } from '../shared/Clock.ts';
import { eachInTurn, type Watch } from '../shared/eachInTurn.ts';

/** Looks up each of many, a few at a time. Throws the first `Failure`. */
export const lookUpEach = async <Item, Found>(
  clock: Clock,
  items: readonly Item[],
  lookUp: (item: Item) => Promise<Found>,
  watch: Watch,
): Promise<readonly Found[]> => {
  const outcomes = await eachInTurn(clock, items, lookUp, watch);
  return outcomes.map((outcome) => {
    if (outcome.failure) throw outcome.failure;
    return outcome.output;
  });
};
