import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';
import type { Condition } from './Condition.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';

/** What a fleet may see of a market, and what it has to do with its loads. */
export interface Seeker {
  readonly brandId: string | null;
  /** Shippers that block it. */
  readonly blockedBy: ReadonlySet<string>;
  /** Loads that not the whole market sees, but this fleet. */
  readonly meant: ReadonlySet<string>;
  readonly declined: ReadonlySet<string>;
  /** Loads it is asked for by name. */
  readonly asked: ReadonlySet<string>;
  readonly watched: ReadonlySet<string>;
}

type SeekerRow = Readonly<Record<'blockedBy' | 'meant' | 'declined' | 'asked' | 'watched', readonly string[]>> & {
  readonly brandId: string | null;
};

/** The fleet of a transaction, within its own wall. */
export async function readSeeker(tx: Transaction<Tables>, companyId: string, now: Date): Promise<Seeker> {
  const open = sql`load.is_open and load.ends_at > ${now}::timestamptz`;
  const { rows } = await sql<SeekerRow>`
    select (select current_market()) as "brandId", (select blocked_by()) as "blockedBy",
      array(select load_id from load_audience audience join load on load.id = load_id
        where carrier_id = ${companyId}::uuid and not is_market and ${open}) as meant,
      array(select load_id from load_decline decline join load on load.id = load_id
        where decline.company_id = ${companyId}::uuid and ${open}) as declined,
      array(select load_id from load_audience audience join load on load.id = load_id
        where carrier_id = ${companyId}::uuid and asked_at is not null and ${open}) as asked,
      array(select load_id from load_watch watch join load on load.id = load_id
        where watch.company_id = ${companyId}::uuid and ${open}) as watched`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The database named no market.');
  const { brandId, ...ids } = row;
  return {
    brandId,
    blockedBy: new Set(ids.blockedBy),
    meant: new Set(ids.meant),
    declined: new Set(ids.declined),
    asked: new Set(ids.asked),
    watched: new Set(ids.watched),
  };
}

/** Whether a load is open now, meant for the fleet and not declined by it: as the policies and `openLoads` say. */
export function isSeenBy({ blockedBy, ...seeker }: Seeker, loads: OpenLoads, now: Date): Condition {
  const { shipperIds } = loads;
  const [endsAt, isMarket] = [loads.column('endsAt'), loads.column('isMarket')];
  const [meant, declined] = [loads.standingsOf(seeker.meant), loads.standingsOf(seeker.declined)];
  const [time, isBlocked] = [now.getTime(), blockedBy.size > 0];
  return (at) =>
    numberAt(endsAt, at) > time &&
    (numberAt(isMarket, at) === 1 || meant.has(at)) &&
    !declined.has(at) &&
    !(isBlocked && blockedBy.has(shipperIds[at] ?? ''));
}
