import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { turnGiver } from '../web/turns/turnGiver.ts';
import { QuarterHours } from './QuarterHours.ts';
import type { KnownVehicle, Span, Standing } from './utilisation.ts';

/** A vehicle of a fleet with what is known of its use. */
export interface UsedVehicle extends KnownVehicle {
  readonly id: string;
  readonly fleetNo: string;
  readonly plate: string;
  readonly use: QuarterHours;
}

/** A trip that nobody said the end of is taken for over then after its last window, in milliseconds: somebody forgot it. */
const longestWait = 30 * 86_400_000;
const trailers: ReadonlySet<string> = new Set(['semi_trailer', 'trailer']);

/** Trips that nothing says the end of, until now; each takes a moment at least. */
async function readOpen(tx: Transaction<Tables>, companyId: string, now: number) {
  const rows = await tx
    .selectFrom('vehicle_trip')
    .select(['vehicle_id', 'trailer_id', 'begun_at', 'due_at'])
    .where('carrier_id', '=', companyId)
    .where('begun_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  return rows.flatMap(({ vehicle_id: vehicle, trailer_id: trailer, begun_at: begunAt, due_at: dueAt }) => {
    const begin = begunAt?.getTime() ?? now;
    const end = Math.max(begin + 1, Math.min(now, dueAt.getTime() + longestWait));
    return [vehicle, trailer].flatMap((id) => (id === null ? [] : [{ id, begin, end }]));
  });
}

async function readStandings(tx: Transaction<Tables>) {
  const told = await tx.selectFrom('vehicle_standing').selectAll().orderBy('since').execute();
  const standings = new Map<string, Standing[]>();
  for (const { vehicle_id: id, since, standing } of told) {
    const known = standings.get(id) ?? [];
    known.push({ since: since.getTime(), standing });
    standings.set(id, known);
  }
  return standings;
}

/** The vehicles of a fleet with their use within a span and their standings, in the order of their numbers. */
export async function readUse(
  tx: Transaction<Tables>,
  companyId: string,
  span: Span,
  now: number,
): Promise<readonly UsedVehicle[]> {
  // Before the months: a trip that ends meanwhile is in both rather than in none.
  const open = await readOpen(tx, companyId, now);
  const standings = await readStandings(tx);
  const vehicles = await tx
    .selectFrom('vehicle')
    .select(['id', 'fleet_no as fleetNo', 'plate', 'kind'])
    .where('company_id', '=', companyId)
    .orderBy('fleet_no_key')
    .execute();
  const used = new Map(vehicles.map(({ id }) => [id, new QuarterHours(span)]));
  for (const { id, ...trip } of open) used.get(id)?.add(trip);
  const [begin, end] = [new Date(span.begin), new Date(span.end)];
  const months = await tx
    .selectFrom('vehicle_month')
    .select(['vehicle_id', 'month', 'slots'])
    .where('company_id', '=', companyId)
    .where('month', '>', sql<string>`(${begin}::timestamptz at time zone 'UTC')::date - 31`)
    .where('month', '<=', sql<string>`(${end}::timestamptz at time zone 'UTC')::date`)
    .execute();
  const turn = turnGiver();
  for (const { vehicle_id: id, month, slots } of months) {
    used.get(id)?.addMonth(month, slots);
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    await turn();
  }
  return vehicles.map(({ kind, ...vehicle }) => ({
    ...vehicle,
    isTrailer: trailers.has(kind),
    use: used.get(vehicle.id) ?? new QuarterHours(span),
    standings: standings.get(vehicle.id) ?? [],
  }));
}
