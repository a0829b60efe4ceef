import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { bestFootprint } from './bestFootprint.ts';
import type { FactorSet } from './FactorSet.ts';
import { type Found, keepFootprints } from './keepFootprints.ts';
import { type KnownTrip, readTrips } from './readTrips.ts';

const atOnce = 50;

/** Takes some shipments off the list of those that are due, and holds them; whoever is at work on one comes first. */
async function takeDue(tx: Transaction<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ shipmentId: string }>`
    with taken as (
      select due.id, shipment_id from footprint_due due join shipment on shipment.id = shipment_id
      order by due.id limit ${atOnce} for update of due skip locked for no key update of shipment skip locked)
    delete from footprint_due using taken where footprint_due.id = taken.id returning taken.shipment_id as "shipmentId"`.execute(
    tx,
  );
  return rows.map(({ shipmentId }) => shipmentId);
}

/** What was measured stays, and so does a figure that would say the same. */
function foundFor(known: KnownTrip, factors: FactorSet): readonly Found[] {
  const { status, result, reason, trip } = known;
  if (status === 'cancelled') return reason === 'cancelled' ? [] : [{ known, footprint: 'cancelled' }];
  if (result?.level === 'measured') return [];
  const footprint = bestFootprint(trip, factors);
  return isDeepStrictEqual(footprint, result ?? reason) ? [] : [{ known, footprint }];
}

type Works = Pick<Services, 'db' | 'clock' | 'random' | 'factors'>;

/** Finds the figures of some shipments that are due. Several processes share the work. Returns whether there may be more. */
export const settleFootprints = ({ db, clock, random, factors }: Works): Promise<boolean> =>
  amidAllCompanies({ db }, async (tx) => {
    const ids = await takeDue(tx);
    if (ids.length === 0) return false;
    const found = (await readTrips(tx, [...new Set(ids)])).flatMap((known) => foundFor(known, factors));
    await keepFootprints(tx, found, { random, now: clock.now(), fuelEntryId: null });
    return ids.length === atOnce;
  });
