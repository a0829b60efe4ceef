import { addCount, addCounts, type Counts, countsOf, eachKind, type KindCounts, noCounts } from './Counts.ts';
import type { FineWalk } from './FineWalk.ts';

/** Counts that stand together in an answer. */
export interface CountedGroup {
  readonly counts: KindCounts;
  /** Its packed counts, which few groups are asked for. */
  readonly fine: () => readonly FineWalk[];
  /** What is kept apart, such as a currency, where groups are folded. */
  readonly apart?: string;
  /** The groups of the split that are in it. */
  readonly members: readonly string[];
}

interface Folding {
  readonly fewest: number;
  readonly apartOf: (code: number) => string;
  readonly countedIn: (counts: KindCounts) => number;
}

const idOf = (name: string, apart: string): string => `${name} ${apart}`;

/** Groups by themselves, as they were read. */
export const plainGroups = (
  byGroup: Counts,
  fineOf: (group: string) => readonly FineWalk[],
): ReadonlyMap<string, CountedGroup> =>
  new Map([...byGroup].map(([id, counts]) => [id, { counts, fine: () => fineOf(id), members: [id] }]));

const newFoldedGroup = (apart: string, plain: ReadonlyMap<string, CountedGroup>) => {
  const members: string[] = [];
  const fine = () => members.flatMap((member) => plain.get(member)?.fine() ?? []);
  return { counts: noCounts(), fine, apart, members };
};

/** What `groupCases` makes of groups with too few cases, from counts: they stand together, each of what is kept apart by itself. */
export function foldGroups(
  plain: ReadonlyMap<string, CountedGroup>,
  { fewest, apartOf, countedIn }: Folding,
): { readonly groups: ReadonlyMap<string, CountedGroup>; readonly folded: ReadonlyMap<string, number> } {
  const groups = new Map<string, CountedGroup>();
  const small = new Map<string, ReturnType<typeof newFoldedGroup>>();
  for (const [name, { counts, fine }] of plain) {
    const byApart: Counts = new Map();
    eachKind(counts, (code, n) => addCount(countsOf(byApart, apartOf(code)), code, n));
    for (const [apart, own] of byApart) {
      const n = countedIn(own);
      if (n <= 0 || n >= fewest) {
        groups.set(idOf(name, apart), { counts: own, fine, apart, members: [name] });
        continue;
      }
      const id = idOf('other', apart);
      const together = small.get(id) ?? newFoldedGroup(apart, plain);
      addCounts(together.counts, own);
      together.members.push(name);
      small.set(id, together);
    }
  }
  const folded = new Map([...small].map(([id, { members }]) => [id, members.length]));
  return { groups: new Map([...groups, ...small]), folded };
}
