import type { Transaction } from 'kysely';
import { companyNames } from '../../requests/companyNames.ts';
import type { Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import type { Case } from '../Case.ts';
import { eachInTurns } from '../eachInTurns.ts';
import { type Group, largestFirst } from '../groupTallies.ts';
import { mondayOf } from '../mondayOf.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { ReportKind } from '../ReportKind.ts';
import type { CountedReport } from './CountedReport.ts';
import { addCount, type Counts } from './Counts.ts';
import { readCounts } from './readCounts.ts';
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
}

/** The codes of several counts together. */
const sumOf = (parts: Iterable<ReadonlyMap<number, number>>): ReadonlyMap<number, number> => {
  const sums: Counts = new Map();
  for (const part of parts) for (const [code, n] of part) addCount(sums, '', code, n);
  return sums.get('') ?? new Map();
};

const byWeek = (byDay: Counts): Counts => {
  const weeks: Counts = new Map();
  for (const [day, own] of byDay) for (const [code, n] of own) addCount(weeks, mondayOf(day), code, n);
  return weeks;
};

/** What `studyReport` says, from counts, and one page of the rows that `outcome` and `group` leave. */
export async function studyCounts<Each extends Case>(
  { kind, counted }: Counted<Each>,
  tx: Transaction<Tables>,
  party: Party,
  { asked, now, page, size }: Wanted,
) {
  const { by } = asked;
  if (!isCountedSplit(by)) throw new RangeError(`Stops are not counted by ${by}.`);
  const { byDay, byGroup } = await readCounts(tx, party, { ...asked, by }, now);
  const judge = counted.judge(asked, now);
  /** How many have each outcome, of those that are asked for. */
  const outcomesIn = (counts: ReadonlyMap<number, number>): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    for (const [code, n] of counts) {
      const outcome = judge(code);
      if (outcome !== undefined && n > 0) found.set(outcome, (found.get(outcome) ?? 0) + n);
    }
    return found;
  };
  const figures = (counts: ReadonlyMap<number, number>) => counted.figures(asked, now, counts);
  const all = sumOf(byDay.values());
  const outcomes = outcomesIn(all);
  const groups: Group[] = [];
  await eachInTurns(byGroup, ([id, counts]) => groups.push({ id, figures: figures(counts) }));
  const left = asked.group === undefined ? outcomes : outcomesIn(byGroup.get(asked.group) ?? new Map());
  const total = [...left].reduce((sum, [outcome, n]) => ((asked.outcome ?? outcome) === outcome ? sum + n : sum), 0);
  const rows = await counted.readPage(tx, party, asked, now, { page, size, total });
  const partyIds = new Set([...rows.map(({ partyId }) => partyId), ...(by === 'party' ? byGroup.keys() : [])]);
  return {
    figures: figures(all),
    outcomes: kind.outcomes.flatMap((outcome) => {
      const n = outcomes.get(outcome) ?? 0;
      return n === 0 ? [] : [{ outcome, n, isCounted: kind.isCounted(outcome, asked) }];
    }),
    groups: largestFirst(groups),
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
