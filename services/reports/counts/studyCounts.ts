import type { Transaction } from 'kysely';
import { planAnew } from '../../database/planAnew.ts';
import { readIndexesAlone } from '../../database/readIndexesAlone.ts';
import { companyNames } from '../../requests/companyNames.ts';
import type { Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import type { Case } from '../Case.ts';
import type { Group } from '../groupTallies.ts';
import { headlineOf } from '../headlineOf.ts';
import { mondayOf } from '../../clock/mondayOf.ts';
import type { ReportKind } from '../ReportKind.ts';
import type { ReportStudy, StudyWanted } from '../ReportStudy.ts';
import { turnGiver } from '../../web/turns/turnGiver.ts';
import type { CountedReport } from './CountedReport.ts';
import { addCounts, type Counts, countsOf, eachKind, type KindCounts, noCounts } from './Counts.ts';
import { type CountedGroup, foldGroups, plainGroups } from './foldGroups.ts';
import { groupsByCases, groupsByValue } from './rankedGroups.ts';
import { readLists } from './readLists.ts';
import { readParts } from './readParts.ts';
import { isCountedSplit } from './splitColumns.ts';

interface Counted<Each extends Case> {
  readonly kind: Pick<ReportKind<Each>, 'outcomes' | 'isCounted' | 'folds' | 'ranksByValue'>;
  readonly counted: CountedReport<Each>;
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

/** What `studyCases` says, from counts, and one page of the rows that `outcome` and `group` leave. */
export async function studyCounts<Each extends Case>(
  { kind, counted }: Counted<Each>,
  tx: Transaction<Tables>,
  party: Party,
  { asked, now, page, size, mostGroups }: StudyWanted,
): Promise<ReportStudy<Each>> {
  const { by } = asked;
  if (!isCountedSplit(by)) throw new RangeError(`Stops are not counted by ${by}.`);
  await readIndexesAlone(tx);
  await planAnew(tx);
  const { byDay, byGroup, fine, fineOf } = await readParts(tx, counted.source, party, { ...asked, by }, now);
  const judge = counted.judge(asked, now);
  const { outcomeOf, figures, apartOf, lists = { n: 1, listOf: () => 0 } } = judge;
  const isInHeadline = judge.isInHeadline ?? ((outcome: string) => kind.isCounted(outcome, asked));
  /** How many have each outcome, of those that are asked for; of one list, if it is given. */
  const outcomesIn = (counts: KindCounts, list?: number): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    eachKind(counts, (code, n) => {
      const outcome = outcomeOf(code);
      if (outcome !== undefined && (list === undefined || lists.listOf(code) === list))
        found.set(outcome, (found.get(outcome) ?? 0) + n);
    });
    return found;
  };
  const all = sumOf(byGroup.values());
  const outcomes = outcomesIn(all);
  /** How many of these cases the headline counts. */
  const countedIn = (counts: KindCounts): number => {
    let sum = 0;
    eachKind(counts, (code, n) => {
      const outcome = outcomeOf(code);
      if (outcome !== undefined && isInHeadline(outcome)) sum += n;
    });
    return sum;
  };
  const plain = plainGroups(byGroup, fineOf);
  const { groups: found, folded } =
    kind.folds && apartOf
      ? foldGroups(plain, { fewest: kind.folds.fewest, apartOf, countedIn })
      : { groups: plain, folded: new Map<string, number>() };
  const ranked = kind.ranksByValue
    ? await groupsByValue(found, figures, 'kept' in counted.source ? counted.source.isFine : undefined)
    : await groupsByCases(found, countedIn);
  const turn = turnGiver();
  const figuresOf = ({ counts, fine: fineOfGroup, apart }: CountedGroup) =>
    figures(counts, { fine: fineOfGroup(), ...(apart !== undefined && { apart }) });
  const groups: Group[] = [];
  for (const id of ranked.slice(0, mostGroups)) {
    const group = found.get(id);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in turns
    if (group) groups.push({ id, figures: await figuresOf(group) });
    // oxlint-disable-next-line no-await-in-loop
    await turn();
  }
  /** How many of these cases are rows of a list: of any outcome, or of the one that is asked for. */
  const rowsIn = (list: number, counts: KindCounts = noCounts()): number =>
    [...outcomesIn(counts, list)].reduce(
      (sum, [outcome, n]) => ((asked.outcome ?? outcome) === outcome ? sum + n : sum),
      0,
    );
  const group = asked.group === undefined ? undefined : found.get(asked.group);
  const ofGroup = asked.group === undefined ? all : group?.counts;
  const totals = Array.from({ length: lists.n }, (_, list) => rowsIn(list, ofGroup));
  // On which days the rows of a group are is not known, and the first page of all rows need not be looked for.
  const days = asked.group === undefined && (page > 0 || asked.outcome !== undefined) ? [...byDay] : [];
  const rows = await readLists({
    page,
    size,
    totals,
    rowsByDay: (list) => new Map(days.map(([day, counts]) => [day, rowsIn(list, counts)])),
    readPage: (rowPage, list) => judge.readPage(tx, party, by, { ...rowPage, group }, list),
  });
  const partyIds = new Set([...rows.map(({ partyId }) => partyId), ...(by === 'party' ? byGroup.keys() : [])]);
  const whole = await figures(all, { fine });
  const weeks: Group[] = [];
  for (const [id, counts] of byWeek(byDay)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (outcomesIn(counts).size > 0) weeks.push({ id, figures: headlineOf(await figures(counts), whole) });
  }
  return {
    figures: whole,
    outcomes: kind.outcomes.flatMap((outcome) => {
      const n = outcomes.get(outcome) ?? 0;
      return n === 0 ? [] : [{ outcome, n, isCounted: kind.isCounted(outcome, asked) }];
    }),
    groups,
    moreGroups: ranked.length - groups.length,
    folded,
    weeks: weeks.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    rows,
    total: totals.reduce((sum, n) => sum + n, 0),
    names: await companyNames(tx, [...partyIds]),
  };
}
