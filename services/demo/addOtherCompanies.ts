import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { addColleagues } from './addColleagues.ts';
import { addPapers } from './addPapers.ts';
import { coupleTrailers } from './coupleTrailers.ts';
import { daysFrom } from './daysFrom.ts';
import type { DemoBrand } from './demoBrands.ts';
import { demoCompanies } from './demoCompanies.ts';
import { olderDrivers } from './demoDrivers.ts';
import { demoFleets } from './demoFleets.ts';
import { demoVehicles } from './demoVehicles.ts';
import type { SeededRandom } from './SeededRandom.ts';
import { vehiclePapers } from './vehiclePapers.ts';

/** Adds the companies of a brand that nobody signs in to: a market needs more than one carrier. Returns them with their ids. */
export async function addOtherCompanies(
  tx: Transaction<Tables>,
  brandId: string,
  others: DemoBrand['others'],
  random: SeededRandom,
  now: Date,
) {
  const companies = others.map(({ name, audience }, n) => ({
    id: random.uuid(),
    name,
    kind: audience,
    isEntered: false,
    joinedAt: daysFrom(now, -60 - 140 * n),
  }));
  await tx
    .insertInto('company')
    .values(
      companies.map(({ id, name, kind, joinedAt }) => ({
        ...demoCompanies[name],
        id,
        name,
        kind,
        brand_id: brandId,
        created_at: joinedAt,
        updated_at: joinedAt,
      })),
    )
    .execute();
  await addColleagues(tx, companies, random, now);
  for (const { id, name } of companies) {
    const fleet = demoFleets[name];
    if (!fleet) continue;
    const vehicles = coupleTrailers(demoVehicles(id, fleet, random, now));
    const papers = vehicles.flatMap((vehicle, n) => vehiclePapers(vehicle, n, random, now));
    // oxlint-disable-next-line no-await-in-loop -- one connection and one random sequence
    await tx.insertInto('vehicle').values(vehicles).execute();
    // oxlint-disable-next-line no-await-in-loop -- the same
    await tx
      .insertInto('driver')
      .values(olderDrivers(id, fleet.drivers, random.below(108), random, now))
      .execute();
    // oxlint-disable-next-line no-await-in-loop -- the same
    await addPapers(tx, id, papers, random);
  }
  return companies;
}
