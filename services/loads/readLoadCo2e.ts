import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { estimateFootprint } from '../emission/estimateFootprint.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { openLoads } from './openLoads.ts';
import { taskOfLoad } from '../requests/taskOfLoad.ts';

const unit = v.optional(v.pipe(idAnswer, v.toLowerCase()));

/** The truck a fleet thinks of. */
export const truckQuery = v.strictObject({ vehicleId: unit, trailerId: unit });

/** What a load would cause in CO2e with a truck of the fleet, by what the fleet may know of the load. */
export const readLoadCo2e = (
  { db, clock, factors }: Services,
  { companyId, userId }: Member,
  { id, vehicleId, trailerId }: v.InferOutput<typeof truckQuery> & { readonly id: string },
) =>
  inCompany(db, companyId, userId, async (tx) => {
    const load = await openLoads(tx, companyId, clock.now())
      .select(['content', 'km', 'pickup_at as pickupAt'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!load) throw notFound();
    const { cargo, stops } = taskOfLoad(load.content);
    const thought = { carrierId: companyId, vehicleId: vehicleId ?? null, trailerId: trailerId ?? null };
    const found = await estimateFootprint(tx, { ...load, cargo, stops }, thought, factors);
    return typeof found === 'string' ? { footprint: null, reason: found } : { footprint: found, reason: null };
  });
