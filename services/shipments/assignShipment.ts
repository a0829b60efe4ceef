import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { plainText } from '../fields/plainText.ts';
import { versionField } from '../fields/versionField.ts';
import type { Services } from '../Services.ts';
import { judge } from '../trucks/judge.ts';
import { requireFit } from '../trucks/requireFit.ts';
import { Refusal } from '../web/Refusal.ts';
import { crewChange } from './crewChange.ts';
import { namesOfCrew } from './crewNames.ts';
import { findShipment } from './findShipment.ts';
import { isOnTheRoad } from './fold/isOnTheRoad.ts';
import { reportLimits } from './fold/reportLimits.ts';
import { lastPlate } from './lastPlate.ts';
import { lockShipment } from './lockShipment.ts';
import { refuseOverlap } from './refuseOverlap.ts';
import { requireOffRoad } from './requireOffRoad.ts';
import { lockUnits, settleUnits } from './settleUnits.ts';
import { ShipmentLog } from './ShipmentLog.ts';

const id = v.pipe(idAnswer, v.toLowerCase());

/** A truck and its driver. The reason is needed once the truck before was sent off. */
export const assignmentBody = v.strictObject({
  vehicleId: id,
  trailerId: v.nullish(id, null),
  driverId: id,
  reason: v.nullish(plainText(reportLimits.reason), null),
  version: versionField,
});

type Assignment = v.InferOutput<typeof assignmentBody>;

/** Gives a shipment truck and driver, or others. Refuses with 422 what does not fit, one error for each reason. */
export const assignShipment = (services: Services, by: Member, shipmentId: string, asked: Assignment) =>
  inCompany(services.db, by.companyId, by.userId, async (tx) => {
    const row = await lockShipment(tx, shipmentId, asked.version);
    const now = services.clock.now();
    const crew = { vehicle_id: asked.vehicleId, trailer_id: asked.trailerId, driver_id: asked.driverId };
    if (row.vehicle_id === crew.vehicle_id && row.trailer_id === crew.trailer_id && row.driver_id === crew.driver_id) {
      throw new Refusal(409, 'This shipment already has that truck and driver.', { reason: 'so_already' });
    }
    await lockUnits(tx, [row, crew]);
    const log = await ShipmentLog.open(services, tx, row, now);
    const names = await namesOfCrew(tx, asked);
    const earlierPlate = await lastPlate(tx, row);
    const { vehicleId, trailerId, driverId, reason } = asked;
    const data = {
      vehicleId,
      trailerId,
      driverId,
      ...names,
      ...(reason !== null && { reason }),
      // Another driver or trailer is no other truck.
      ...(earlierPlate !== null && earlierPlate !== names.plate && { earlierPlate }),
    };
    // What the state forbids comes before what does not fit.
    log.requireAllowed('assigned', { data }, by);
    const chosen = { ...asked, companyId: row.carrier_id, except: row.id };
    const judged = await judge(services, tx, row.content, chosen, now);
    requireFit(judged?.verdict ?? null);
    log.tell('assigned', { data: { ...data, ...(judged && { verdict: judged.verdict }) } }, by);
    if (isOnTheRoad(row.status)) await requireOffRoad(tx, { id: row.id, ...crew });
    await log.write(crewChange(names));
    await settleUnits(tx, [row, crew], now);
    return findShipment(tx, by.companyId, row.id, now);
  }).catch(refuseOverlap);

/** Takes truck and driver from a shipment, as long as they have not arrived anywhere. */
export const unassignShipment = (services: Services, by: Member, shipmentId: string, version: number) =>
  inCompany(services.db, by.companyId, by.userId, async (tx) => {
    const row = await lockShipment(tx, shipmentId, version);
    const now = services.clock.now();
    await lockUnits(tx, [row]);
    const log = await ShipmentLog.open(services, tx, row, now);
    const data = { ...(row.plate !== null && { earlierPlate: row.plate }) };
    log.tell('unassigned', { data }, by);
    await log.write(crewChange({ plate: null, trailerPlate: null, driverName: null }));
    await settleUnits(tx, [row], now);
    return findShipment(tx, by.companyId, row.id, now);
  });
