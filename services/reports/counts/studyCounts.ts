import type { Transaction } from 'kysely';
import { readIndexesAlone } from '../../database/readIndexesAlone.ts';
import { companyNames } from '../../requests/companyNames.ts';
import type { Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import type { Case } from '../Case.ts';
import { eachInTurns } from '../eachInTurns.ts';
import type { Group } from '../groupTallies.ts';
import { mondayOf } from '../mondayOf.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { ReportKind } from '../ReportKind.ts';
import type { CountedReport } from './CountedReport.ts';
import { addCounts, type Counts, countsOf, eachKind, type KindCounts, noCounts } from './Counts.ts';
import { addFine } from './fineCounts.ts';
import { readCounts } from './readCounts.ts';
import { seekPage } from './seekPage.ts';
import { isCountedSplit } from './splitColumns.ts';

interface Counted<Each extends Case> {
  readonly kind: Pick<ReportKind<Each>, 'outcomes' | 'isCounted'>;
  readonly counted: CountedReport<Each>;
}

interface Wanted {
  readonly asked: ReportAsked;
  readonly now: number;
  readonly page: number;
  readonly size: number;
  /** Groups whose figures are made, the largest ones. */
  readonly mostGroups: number;
}

const sumOf = (parts: Iterable<KindCounts>): KindCounts => {
  const sum = noCounts();
  for (const part of parts) addCounts(sum, part);
  return sum;
};

const byWeek = (byDay: Counts): Counts => {
  const weeks: Counts = new Map();
  for (const [day, own] of byDay) addCounts(countsOf(weeks, mondayOf(day)), own);
  return weeks;
};

/** What `studyReport` says, from counts, and one page of the rows that `outcome` and `group` leave. */
export async function studyCounts<Each extends Case>(
  { kind, counted }: Counted<Each>,
  tx: Transaction<Tables>,
  party: Party,
  { asked, now, page, size, mostGroups }: Wanted,
) {
  const { by } = asked;
  if (!isCountedSplit(by)) throw new RangeError(`Stops are not counted by ${by}.`);
  await readIndexesAlone(tx);
  const { byDay, byGroup, fine, fineOf } = await readCounts(tx, counted.source, party, { ...asked, by }, now);
  const { outcomeOf, figures, readPage } = counted.judge(asked, now);
  /** How many have each outcome, of those that are asked for. */
  const outcomesIn = (counts: KindCounts): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    eachKind(counts, (code, n) => {
      const outcome = outcomeOf(code);
      if (outcome !== undefined) found.set(outcome, (found.get(outcome) ?? 0) + n);
    });
    return found;
  };
  const all = sumOf(byGroup.values());
  await eachInTurns(fine, (packed) => addFine(all, packed));
  const outcomes = outcomesIn(all);
  /** How many of these stops are in the denominator. */
  const countedIn = (counts: KindCounts): number =>
    [...outcomesIn(counts)].reduce((sum, [outcome, n]) => (kind.isCounted(outcome, asked) ? sum + n : sum), 0);
  const found: { readonly id: string; readonly counts: KindCounts; readonly n: number }[] = [];
  await eachInTurns(byGroup, ([id, counts]) => {
    const n = countedIn(counts);
    if (n > 0) found.push({ id, counts, n });
  });
  const ranked = found.toSorted((one, other) => other.n - one.n || (one.id < other.id ? -1 : 1));
  const groups: Group[] = [];
  await eachInTurns(ranked.slice(0, mostGroups), ({ id, counts }) => {
    for (const packed of fineOf(id)) addFine(counts, packed);
    groups.push({ id, figures: figures(counts) });
  });
  /** How many of these stops are rows: of any outcome, or of the one that is asked for. */
  const rowsIn = (counts: KindCounts = noCounts()): number =>
    [...outcomesIn(counts)].reduce((sum, [outcome, n]) => ((asked.outcome ?? outcome) === outcome ? sum + n : sum), 0);
  const total = rowsIn(asked.group === undefined ? all : byGroup.get(asked.group));
  const skip = page * size;
  const take = Math.max(Math.min(size, total - skip), 0);
  // It is not known on which days those of a group are.
  const days = asked.group === undefined ? [...byDay].map(([day, counts]) => [day, rowsIn(counts)] as const) : [];
  const stops = { skip, take, seek: seekPage(new Map(days), skip) };
  const rows = take === 0 ? [] : await readPage(tx, party, by, stops);
  const partyIds = new Set([...rows.map(({ partyId }) => partyId), ...(by === 'party' ? byGroup.keys() : [])]);
  return {
    figures: figures(all),
    outcomes: kind.outcomes.flatMap((outcome) => {
      const n = outcomes.get(outcome) ?? 0;
      return n === 0 ? [] : [{ outcome, n, isCounted: kind.isCounted(outcome, asked) }];
    }),
    groups,
    moreGroups: ranked.length - groups.length,
    folded: new Map<string, number>(),
    weeks: [...byWeek(byDay)]
      .filter(([, counts]) => outcomesIn(counts).size > 0)
      .map(([id, counts]) => ({ id, figures: figures(counts).slice(0, 1) }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    rows,
    total,
    names: await companyNames(tx, [...partyIds]),
  };
}
