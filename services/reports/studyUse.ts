import type { Transaction } from 'kysely';
import type { Party } from '../shipments/partyOf.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { largestFirst } from './groupTallies.ts';
import { headlineOf } from './headlineOf.ts';
import { caseOfDay, type JudgedUse, judgedUse } from './judgedUse.ts';
import { mondayOf } from '../clock/mondayOf.ts';
import type { ReportStudy, StudyWanted } from './ReportStudy.ts';
import { isDayCounted, utilisationOutcomes, utilisationTally } from './utilisation.ts';

/** More vehicle-days than one answer should go through. */
const mostDays = 400_000;

/** How many vehicle-days have each outcome. */
type DayCounts = Map<string, number>;

const count = (counts: DayCounts, outcome: string, n = 1): void =>
  void counts.set(outcome, (counts.get(outcome) ?? 0) + n);

/** Those of a key such as a week or a vehicle, to be added to. */
const countsOf = (byKey: Map<string, DayCounts>, key: string): DayCounts => {
  const found = byKey.get(key) ?? new Map<string, number>();
  byKey.set(key, found);
  return found;
};

const figuresOf = (counts: DayCounts) => {
  const tally = utilisationTally();
  for (const [outcome, n] of counts) tally.add({ outcome }, n);
  return tally.figures();
};

const groupsOf = (byKey: ReadonlyMap<string, DayCounts>) =>
  [...byKey].map(([id, counts]) => ({ id, figures: figuresOf(counts) }));

/** One page of the vehicle-days that are asked for, the latest first, and how many there are. */
function pageOfDays({ timeZone, days, vehicles }: JudgedUse, { asked, page, size }: StudyWanted) {
  const wanted = vehicles.filter(({ vehicle }) => asked.group === undefined || vehicle.fleetNo === asked.group);
  const rows: Case[] = [];
  let total = 0;
  for (const [index, day] of [...days.entries()].toReversed()) {
    for (const { vehicle, outcomes } of wanted) {
      const outcome = outcomes[index];
      if (outcome === undefined || (asked.outcome ?? outcome) !== outcome) continue;
      if (total >= page * size && rows.length < size) rows.push(caseOfDay(vehicle, day, timeZone, outcome));
      total += 1;
    }
  }
  return { rows, total };
}

/** What `studyCases` says of vehicle-days, without making a case of each. */
export async function studyUse(
  tx: Transaction<Tables>,
  { companyId }: Party,
  wanted: StudyWanted,
): Promise<ReportStudy<Case>> {
  const { asked, now, mostGroups } = wanted;
  const use = await judgedUse(tx, companyId, asked, now, mostDays);
  const all: DayCounts = new Map();
  const [weeks, groups] = [new Map<string, DayCounts>(), new Map<string, DayCounts>()];
  const weekOf = use.vehicles.length === 0 ? [] : use.days.map(({ day }) => countsOf(weeks, mondayOf(day)));
  await eachInTurns(use.vehicles, ({ vehicle, outcomes }) => {
    const own = countsOf(groups, vehicle.fleetNo);
    for (const [index, week] of weekOf.entries()) {
      const outcome = outcomes[index] ?? 'idle';
      count(own, outcome);
      count(week, outcome);
    }
  });
  for (const own of groups.values()) for (const [outcome, n] of own) count(all, outcome, n);
  const figures = figuresOf(all);
  const ranked = largestFirst(groupsOf(groups));
  return {
    figures,
    outcomes: utilisationOutcomes.flatMap((outcome) => {
      const n = all.get(outcome) ?? 0;
      return n === 0 ? [] : [{ outcome, n, isCounted: isDayCounted(outcome) }];
    }),
    groups: ranked.slice(0, mostGroups),
    moreGroups: Math.max(ranked.length - mostGroups, 0),
    folded: new Map(),
    weeks: groupsOf(weeks)
      .map(({ id, figures: own }) => ({ id, figures: headlineOf(own, figures) }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    ...pageOfDays(use, wanted),
    names: new Map(),
  };
}
