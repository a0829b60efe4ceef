import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import type { Case } from './Case.ts';
import { clockOfFleet } from './clockOfFleet.ts';
import { eachInTurns } from './eachInTurns.ts';
import { localDaysBetween } from './localDaysBetween.ts';
import { readUse, type UsedVehicle } from './readUse.ts';
import type { ReportAsked } from './ReportAsked.ts';
import { unmeasured } from './unmeasured.ts';
import { dayOutcome, type UtilisationOutcome } from './utilisation.ts';

/** A vehicle with what became of it on each day, in the order of the days. */
export interface JudgedVehicle {
  readonly vehicle: UsedVehicle;
  readonly outcomes: readonly UtilisationOutcome[];
}

/** The days of a period by the clock of a fleet, and what became of its vehicles, in the order of their numbers. */
export interface JudgedUse {
  readonly timeZone: string;
  readonly days: ReturnType<typeof localDaysBetween>;
  readonly vehicles: readonly JudgedVehicle[];
}

/** What became of the vehicles of a fleet on each day of a period. Throws a 422 for more than `most` vehicle-days. */
export async function judgedUse(
  tx: Transaction<Tables>,
  companyId: string,
  { from, to }: Pick<ReportAsked, 'from' | 'to'>,
  now: number,
  most: number,
): Promise<JudgedUse> {
  const timeZone = await clockOfFleet(tx, companyId, { from, to });
  const days = localDaysBetween(from, to, timeZone);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { timeZone, days, vehicles: [] };
  const { vehicles: count } = await tx
    .selectFrom('vehicle')
    .select((is) => is.fn.countAll<number>().as('vehicles'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (count * days.length > most)
    throw new Refusal(
      422,
      `This covers more than ${most.toLocaleString('en-US')} vehicle-days. Choose a shorter period.`,
    );
  const used = await readUse(tx, companyId, { begin: first.begin, end: last.end }, now);
  const vehicles: JudgedVehicle[] = [];
  await eachInTurns(used, (vehicle) => {
    const wasUsed = vehicle.use.touches.bind(vehicle.use);
    vehicles.push({ vehicle, outcomes: days.map((day) => dayOutcome(vehicle, day, now, wasUsed)) });
  });
  return { timeZone, days, vehicles };
}

/** A vehicle-day as a row. */
export const caseOfDay = (
  { id, fleetNo, plate }: Pick<UsedVehicle, 'id' | 'fleetNo' | 'plate'>,
  { day, begin, end }: JudgedUse['days'][number],
  timeZone: string,
  outcome: UtilisationOutcome,
): Case => ({
  record: { kind: 'vehicle', id },
  reference: fleetNo,
  stop: null,
  type: null,
  place: plate,
  lane: '',
  partyId: '',
  timeZone,
  day,
  outcome,
  // Behind other fields: in front of them it takes ten times as long, for 200,000 days.
  ...unmeasured,
  at: begin,
  until: end,
});
