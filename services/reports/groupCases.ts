import { eachInTurns } from './eachInTurns.ts';
import type { Figure } from './Figure.ts';

interface Grouping<Each> {
  readonly idOf: (each: Each) => string;
  readonly figuresOf: (cases: readonly Each[]) => readonly Figure[];
}

export interface Group {
  readonly id: string;
  readonly figures: readonly Figure[];
}

/** The figures of each group, in the order in which their first cases come. Works in short turns. */
export async function groupCases<Each>(cases: readonly Each[], { idOf, figuresOf }: Grouping<Each>) {
  const members = new Map<string, Each[]>();
  await eachInTurns(cases, (each) => {
    const id = idOf(each);
    const group = members.get(id);
    if (group) group.push(each);
    else members.set(id, [each]);
  });
  const groups: Group[] = [];
  await eachInTurns(members, ([id, group]) => groups.push({ id, figures: figuresOf(group) }));
  return groups;
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
