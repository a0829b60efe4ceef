import { sql } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { listQuery } from '../fields/listQuery.ts';
import { matchesPlate } from '../fields/matchesPlate.ts';
import { namesOf } from '../fields/namesOf.ts';
import { complianceFilter, hasCompliance } from '../papers/Compliance.ts';
import type { Services } from '../Services.ts';
import { toVehicleAnswers } from './vehicleAnswers.ts';
import { vehicleFields, vehicleStatuses } from './vehicleFields.ts';

/** What the list can be sorted by, each with an index. */
export const vehicleSorts = {
  fleetNo: sql<string>`fleet_no_key`,
  plate: sql<string>`plate`,
  make: sql<string>`make_key`,
  odometerKm: sql<number>`odometer_km`,
  createdAt: sql<Date>`created_at`,
  papersUntil: sql<string>`papers_until`,
  plateCountry: sql<string>`plate_country`,
  vin: sql<string>`vin`,
  kind: sql<string>`kind`,
  bodyType: sql<string>`body_type`,
  model: sql<string>`lower(model)`,
  year: sql<number>`year`,
  payloadKg: sql<number>`payload_kg`,
  grossWeightKg: sql<number>`gross_weight_kg`,
  volumeM3: sql<number>`volume_m3`,
  loadingLengthM: sql<number>`loading_length_m`,
  palletPositions: sql<number>`pallet_positions`,
  'temperatureC.min': sql<number>`temperature_min`,
  'temperatureC.max': sql<number>`temperature_max`,
  fuel: sql<string>`fuel`,
  euroClass: sql<string>`euro_class`,
  adr: sql<boolean>`adr`,
  status: sql<string>`status`,
} as const;

/** What a list may be sorted and filtered by. */
export const vehicleQuery = listQuery(namesOf(vehicleSorts), 'fleetNo', {
  status: v.optional(v.picklist(vehicleStatuses)),
  kind: v.optional(vehicleFields.kind.accepts),
  /** What drives by itself, or what is pulled. */
  unit: v.optional(v.picklist(['truck', 'trailer'])),
  bodyType: v.optional(vehicleFields.bodyType.accepts),
  compliance: v.optional(v.picklist(complianceFilter)),
});

const trailerKinds = ['semi_trailer', 'trailer'] as const;

type VehicleQuery = v.InferOutput<typeof vehicleQuery>;

/** One page of the company's vehicles, with the total. */
export function listVehicles({ db, clock }: Services, { companyId, userId }: Member, query: VehicleQuery) {
  const { page, size, q, status, kind, unit, bodyType, compliance } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, companyId, userId, async (tx) => {
    let found = tx.selectFrom('vehicle').selectAll().where('company_id', '=', companyId);
    if (q !== '') found = found.where(matchesPlate(q));
    if (status !== undefined) found = found.where('status', '=', status);
    if (kind !== undefined) found = found.where('kind', '=', kind);
    if (unit !== undefined) found = found.where('kind', unit === 'trailer' ? 'in' : 'not in', trailerKinds);
    if (bodyType !== undefined) found = found.where('body_type', '=', bodyType);
    if (compliance !== undefined) found = found.where(hasCompliance(compliance, now));
    const { rows, paging } = await readPage(tx, found, { page, size, column: vehicleSorts[by], direction });
    return { data: await toVehicleAnswers(tx, rows, now), paging };
  });
}

/** Counts the company's vehicles by status, and those without a task that drive by themselves. */
export const countVehicles = ({ db }: Pick<Services, 'db'>, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const all = tx.selectFrom('vehicle').where('company_id', '=', companyId);
    const { count } = await all
      .where('status', '=', 'available')
      .where('kind', 'not in', trailerKinds)
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return { ...(await countByStatus(tx, all.select('status'), vehicleStatuses)), freeTrucks: count };
  });
