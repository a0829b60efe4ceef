import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import { fuelFactors } from './findFactor.ts';
import type { FuelBody } from './fuelBody.ts';
import { measureTrip, sharing } from './measureTrip.ts';
import { findCo2e } from './readCo2e.ts';
import { type KnownTrip, readTrips } from './readTrips.ts';

const isOver = ({ status }: KnownTrip): boolean => status === 'delivered' || status === 'completed';

/** Ends the entries that this one replaces. Refuses with 409 to take a shipment out of a trip whose others would keep its fuel. */
async function replaceEntries(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const named = sql.val(ids);
  const entries = await tx
    .selectFrom('fuel_entry')
    .select(['id', 'shipment_ids'])
    .where('is_current', '=', true)
    .where(sql<boolean>`shipment_ids && ${named}::uuid[]`)
    .forUpdate()
    .execute();
  if (entries.some((entry) => entry.shipment_ids.some((id) => !ids.includes(id)))) {
    throw new Refusal(
      409,
      'One of these shipments belongs to a trip with others, and its fuel has already been entered.',
      {
        reason: 'so_already',
      },
    );
  }
  if (entries.length === 0) return;
  await tx
    .updateTable('fuel_entry')
    .set({ is_current: false })
    .where(
      'id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute();
}

/**
 * Takes down what a truck of the fleet burnt on a trip, for all its shipments. Entered again it replaces what was said before, whose
 * figures are kept. Refuses a trip with goods that cannot be counted, as the others would pay for them.
 */
export const enterFuel = (services: Services, { companyId, userId }: Member, id: string, body: FuelBody) =>
  inCompany(services.db, companyId, userId, async (tx) => {
    const ids = [id, ...body.others];
    if (new Set(ids).size < ids.length) throw refusedFields([refusedField('others', 'givenTwice')]);
    // In one order, so that nobody waits for another who waits for them.
    const held = await tx
      .selectFrom('shipment')
      .select('id')
      .where('id', 'in', ids)
      .where('carrier_id', '=', companyId)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    if (!held.some((each) => each.id === id)) throw notFound();
    const trips = await readTrips(
      tx,
      held.map((each) => each.id),
    );
    const own = trips.find((trip) => trip.id === id);
    const vehicleId = own?.vehicleId ?? null;
    if (!own || !isOver(own) || vehicleId === null) {
      throw new Refusal(409, 'The fuel of a trip can be entered once it is delivered.', { reason: 'wrong_status' });
    }
    const factor = fuelFactors(services.factors).find(({ key }) => key === body.fuel);
    const { withheld } = sharing(trips);
    const expected = 'the delivered shipments of this truck, with known weight and distance';
    const errors = [
      ...(factor ? [] : [refusedField('fuel', 'notAChoice', { expected: fuelNames(services) })]),
      ...body.others.flatMap((other, nth) => {
        const trip = trips.find((each) => each.id === other);
        const isGood = trip && isOver(trip) && trip.vehicleId === vehicleId && !withheld.includes(trip);
        return isGood ? [] : [refusedField(`others.${nth}`, 'notAChoice', { expected })];
      }),
    ];
    if (!factor || errors.length > 0) throw refusedFields(errors);
    if (withheld.includes(own)) {
      throw new Refusal(409, 'The weight or distance of this shipment is not known, so its fuel cannot be recorded.');
    }
    await replaceEntries(tx, ids);
    const { random, clock } = services;
    const burnt = { carrierId: companyId, vehicleId, userId, factor, amount: body.amount };
    await measureTrip(tx, trips, burnt, { random, now: clock.now() });
    return findCo2e(tx, id);
  });

const fuelNames = ({ factors }: Services): string =>
  fuelFactors(factors)
    .map(({ key }) => key)
    .join(', ');
