import type { Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { addColleagues } from './addColleagues.ts';
import { addFleet } from './addFleet.ts';
import { addOtherCompanies } from './addOtherCompanies.ts';
import type { DemoBrand } from './demoBrands.ts';
import { demoCompanies } from './demoCompanies.ts';
import { demoFleets } from './demoFleets.ts';
import { addMarket } from './market/addMarket.ts';
import type { SeededRandom } from './SeededRandom.ts';

/** Two years in milliseconds: the companies of the demo are established. */
const companyAge = 2 * 365 * 24 * 3_600_000;

/** Adds a brand with its people and companies, the data of its fleets, and its market. */
export async function addBrand(
  services: Services,
  tx: Transaction<Tables>,
  brand: DemoBrand,
  passwordHash: string,
  random: SeededRandom,
): Promise<void> {
  const now = services.clock.now();
  const at = { created_at: now, updated_at: now };
  const brandId = random.uuid();
  const companies = new Map(
    brand.people
      .flatMap(({ companies: theirs }) => theirs)
      .map(({ name, audience }) => [name, { name, kind: audience }]),
  );
  const companyIds = new Map([...companies.keys()].map((name) => [name, random.uuid()]));
  const idOf = (name: string): string => companyIds.get(name) ?? brandId;
  const people = brand.people.map((person) => ({ ...person, id: random.uuid() }));

  await tx
    .insertInto('company')
    .values({
      ...at,
      id: brandId,
      kind: 'brand',
      name: brand.name,
      domain: brand.domain,
      ios_app_link: brand.iosAppLink,
      google_app_link: brand.googleAppLink,
    })
    .execute();
  await tx
    .insertInto('company')
    .values(
      [...companies.values()].map((company) => ({
        ...at,
        created_at: addMilliseconds(now, -companyAge),
        ...company,
        ...demoCompanies[company.name],
        id: idOf(company.name),
        brand_id: brandId,
      })),
    )
    .execute();
  await tx
    .insertInto('app_user')
    .values(
      people.map(({ id, email, name, phone }) => ({
        ...at,
        id,
        email,
        name,
        phone,
        password_hash: passwordHash,
        confirmed_at: now,
      })),
    )
    .execute();
  await tx
    .insertInto('membership')
    .values(
      people.flatMap(({ id, companies: theirs }) =>
        theirs.map(({ name, role }) => ({
          user_id: id,
          company_id: idOf(name),
          role,
          created_at: now,
          accepted_at: now,
        })),
      ),
    )
    .execute();
  const named = [...companies.keys()].map((name) => ({ id: idOf(name), name }));
  await addColleagues(tx, named, random, now);
  for (const { id, name } of named) {
    const fleet = demoFleets[name];
    // oxlint-disable-next-line no-await-in-loop -- one connection and one random sequence
    if (fleet) await addFleet(services, tx, id, fleet, random);
  }
  const others = await addOtherCompanies(tx, brandId, brand.others, random, now);
  const own = [...companies.values()].map((company) => ({ ...company, id: idOf(company.name), isEntered: true }));
  await addMarket(services, tx, { id: brandId, companies: [...own, ...others] }, random, now);
}
