import { eachInTurns } from './eachInTurns.ts';
import type { Figure } from './Figure.ts';
import type { Tally } from './Tally.ts';

export interface Group {
  readonly id: string;
  readonly figures: readonly Figure[];
}

interface Grouping<Each> {
  readonly idOf: (each: Each) => string;
  readonly newTally: () => Tally<Each>;
}

/** Counts each group by itself. They are told in the order in which their first cases came, in short turns. */
export function groupTallies<Each>({ idOf, newTally }: Grouping<Each>) {
  const tallies = new Map<string, Tally<Each>>();
  const tallyOf = (id: string): Tally<Each> => {
    const tally = tallies.get(id) ?? newTally();
    tallies.set(id, tally);
    return tally;
  };
  return {
    add: (each: Each): void => tallyOf(idOf(each)).add(each),
    groups: async (): Promise<readonly Group[]> => {
      const groups: Group[] = [];
      await eachInTurns(tallies, ([id, tally]) => groups.push({ id, figures: tally.figures() }));
      return groups;
    },
  };
}

const casesIn = ({ figures }: Group): number => figures[0]?.n ?? 0;

/** Those with most cases first, and none without: few cases say little, so they do not lead. */
export const largestFirst = (groups: readonly Group[]): readonly Group[] =>
  groups
    .filter((group) => casesIn(group) > 0)
    .toSorted((one, other) => casesIn(other) - casesIn(one) || (one.id < other.id ? -1 : 1));

const headOf = ({ figures }: Group) => ({ currency: figures[0]?.currency ?? '', value: figures[0]?.value ?? 0 });

/** Those with the highest value first, each currency by itself, and none without cases. */
export const mostFirst = (groups: readonly Group[]): readonly Group[] =>
  largestFirst(groups).toSorted((one, other) => {
    const [first, second] = [headOf(one), headOf(other)];
    if (first.currency !== second.currency) return first.currency < second.currency ? -1 : 1;
    return second.value - first.value;
  });
