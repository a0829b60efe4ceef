import type { Transaction } from 'kysely';
import type { Party } from '../shipments/partyOf.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { largestFirst } from './groupTallies.ts';
import { headlineOf } from './headlineOf.ts';
import { caseOfDay, type JudgedUse, judgedUse } from './judgedUse.ts';
import { mondayOf } from './mondayOf.ts';
import type { ReportStudy, StudyWanted } from './ReportStudy.ts';
import { isDayCounted, utilisationOutcomes, utilisationTally } from './utilisation.ts';

/** More vehicle-days than one answer should go through. */
const mostDays = 1_000_000;

/** How many vehicle-days have each outcome, by a key such as a week or a vehicle. */
class DayCounts {
  readonly #byKey = new Map<string, Map<string, number>>();

  /** Those of a key, to be added to. */
  of(key: string): Map<string, number> {
    const found = this.#byKey.get(key) ?? new Map<string, number>();
    this.#byKey.set(key, found);
    return found;
  }

  /** What each key comes to. */
  groups() {
    return [...this.#byKey].map(([id, counts]) => ({ id, figures: figuresOf(counts) }));
  }
}

const count = (counts: Map<string, number>, outcome: string): void =>
  void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

const figuresOf = (counts: ReadonlyMap<string, number>) => {
  const tally = utilisationTally();
  for (const [outcome, n] of counts) tally.add({ outcome }, n);
  return tally.figures();
};

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

/** What `studyReport` says of vehicle-days, without making a case of each. */
export async function studyUse(
  tx: Transaction<Tables>,
  { companyId }: Party,
  wanted: StudyWanted,
): Promise<ReportStudy<Case>> {
  const { asked, now, mostGroups } = wanted;
  const use = await judgedUse(tx, companyId, asked, now, mostDays);
  const mondays = use.days.map(({ day }) => mondayOf(day));
  const [all, weeks, groups] = [new Map<string, number>(), new DayCounts(), new DayCounts()];
  await eachInTurns(use.vehicles, ({ vehicle, outcomes }) => {
    const own = groups.of(vehicle.fleetNo);
    for (const [index, outcome] of outcomes.entries()) {
      for (const counts of [all, own, weeks.of(mondays[index] ?? '')]) count(counts, outcome);
    }
  });
  const figures = figuresOf(all);
  const ranked = largestFirst(groups.groups());
  return {
    figures,
    outcomes: utilisationOutcomes.flatMap((outcome) => {
      const n = all.get(outcome) ?? 0;
      return n === 0 ? [] : [{ outcome, n, isCounted: isDayCounted(outcome) }];
    }),
    groups: ranked.slice(0, mostGroups),
    moreGroups: Math.max(ranked.length - mostGroups, 0),
    folded: new Map(),
    weeks: weeks
      .groups()
      .map(({ id, figures: own }) => ({ id, figures: headlineOf(own, figures) }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    ...pageOfDays(use, wanted),
    names: new Map(),
  };
}
