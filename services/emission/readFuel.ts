import { sql } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { tkmOf } from './Consignment.ts';
import { factorUnits } from './FactorSet.ts';
import { fuelFactors } from './findFactor.ts';
import { fuelLimits } from './fuelBody.ts';
import { sharing } from './measureTrip.ts';
import { type KnownTrip, readTrips } from './readTrips.ts';

/** What a fleet needs to enter the fuel of a trip: what it may have run on, and the shipments that may have been on it. */
export const fuelAnswer = v.pipe(
  v.object({
    /** Whether it is delivered, and by a truck. */
    isOver: v.boolean(),
    plate: v.nullable(v.string()),
    fuels: v.array(
      v.object({
        key: v.string(),
        name: v.string(),
        unit: v.picklist(factorUnits),
        wtw: v.number(),
        set: v.string(),
        version: v.string(),
      }),
    ),
    /** What was entered last. */
    entry: v.nullable(
      v.object({ fuel: v.string(), amount: v.number(), at: instantAnswer, shipmentIds: v.array(idAnswer) }),
    ),
    /** Delivered shipments of the same truck around that time, this one among them, by pickup. */
    shipments: v.array(
      v.object({
        id: idAnswer,
        reference: v.string(),
        from: v.nullable(v.string()),
        to: v.nullable(v.string()),
        pickupAt: instantAnswer,
        massKg: v.number(),
        tkm: v.number(),
        /** Whether the fuel of a trip with it was entered. */
        isMeasured: v.boolean(),
      }),
    ),
    mostShipments: wholeNumber,
  }),
  v.metadata({ ref: 'TripFuel' }),
);

const day = 86_400_000;
/** Trips begin and end within so many days. */
const around = 7;

const shown = ({ known, consignments }: ReturnType<typeof sharing>['carried'][number]) => ({
  id: known.id,
  reference: known.reference,
  from: known.stops[0]?.place?.city ?? null,
  to: known.stops.at(-1)?.place?.city ?? null,
  pickupAt: known.pickupAt,
  massKg: consignments.reduce((sum, { massKg }) => sum + massKg, 0),
  tkm: consignments.reduce((sum, each) => sum + tkmOf(each), 0),
  isMeasured: known.result?.level === 'measured',
});

/** What there is to enter for a shipment of a fleet. */
export const readFuel = ({ db, factors }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, async (tx) => {
    const own = await tx
      .selectFrom('shipment')
      .select(['vehicle_id', 'plate', 'status', 'pickup_at', 'ends_at'])
      .where('id', '=', id)
      .where('carrier_id', '=', companyId)
      .executeTakeFirst();
    if (!own) throw notFound();
    const isOver = own.vehicle_id !== null && (own.status === 'delivered' || own.status === 'completed');
    const entry = await tx
      .selectFrom('fuel_entry')
      .selectAll()
      .where('is_current', '=', true)
      .where(sql<boolean>`shipment_ids @> array[${id}]::uuid[]`)
      .executeTakeFirst();
    const near = await tx
      .selectFrom('shipment')
      .select('id')
      .where('carrier_id', '=', companyId)
      .where('vehicle_id', '=', own.vehicle_id)
      .where('status', 'in', ['delivered', 'completed'])
      .where('ends_at', '>', new Date(own.pickup_at.getTime() - around * day))
      .where('pickup_at', '<', new Date(own.ends_at.getTime() + around * day))
      .orderBy(sql`abs(extract(epoch from pickup_at - ${own.pickup_at}::timestamptz))`)
      .limit(fuelLimits.shipments)
      .execute();
    const ids = new Set([id, ...near.map((each) => each.id), ...(entry?.shipment_ids ?? [])]);
    const trips: readonly KnownTrip[] = isOver ? await readTrips(tx, [...ids]) : [];
    return {
      isOver,
      plate: own.plate,
      fuels: fuelFactors(factors).map(({ key, fuel, unit, wtw, set, version }) => ({
        key,
        name: fuel,
        unit,
        wtw,
        set,
        version,
      })),
      entry: entry
        ? { fuel: entry.fuel, amount: entry.amount, at: entry.created_at, shipmentIds: entry.shipment_ids }
        : null,
      shipments: sharing(trips).carried.map(shown),
      mostShipments: fuelLimits.shipments,
    };
  });
