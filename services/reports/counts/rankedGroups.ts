import { turnGiver } from '../../web/turns/turnGiver.ts';
import { eachInTurns } from '../eachInTurns.ts';
import { type Group, mostFirst } from '../groupTallies.ts';
import type { FigureMaker } from './CountedReport.ts';
import type { KindCounts } from './Counts.ts';
import type { CountSource } from './CountSource.ts';
import type { CountedGroup } from './foldGroups.ts';

/** Their ids, those with most counted cases first, and none without. */
export async function groupsByCases(
  groups: ReadonlyMap<string, CountedGroup>,
  countedIn: (counts: KindCounts) => number,
): Promise<readonly string[]> {
  const found: { readonly id: string; readonly n: number }[] = [];
  await eachInTurns(groups, ([id, { counts }]) => {
    const n = countedIn(counts);
    if (n > 0) found.push({ id, n });
  });
  return found.toSorted((one, other) => other.n - one.n || (one.id < other.id ? -1 : 1)).map(({ id }) => id);
}

/** Without what is kept packed: of that there may be a part alone, taken away since. */
const withoutFine = (counts: KindCounts, isFine: CountSource['isFine']): KindCounts =>
  isFine ? { few: counts.few, many: new Map([...counts.many].filter(([code]) => !isFine(code))) } : counts;

/** Their ids, those with the highest headline first. Headlines need nothing that is packed. */
export async function groupsByValue(
  groups: ReadonlyMap<string, CountedGroup>,
  figures: FigureMaker,
  isFine: CountSource['isFine'],
): Promise<readonly string[]> {
  const turn = turnGiver();
  const heads: Group[] = [];
  for (const [id, { counts, apart }] of groups) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in turns
    const all = await figures(withoutFine(counts, isFine), apart === undefined ? {} : { apart });
    heads.push({ id, figures: all.slice(0, 1) });
    // oxlint-disable-next-line no-await-in-loop
    await turn();
  }
  return mostFirst(heads).map(({ id }) => id);
}
