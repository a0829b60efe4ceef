import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/Tables.ts';
import type { Services } from '../Services.ts';
import { Passwords } from '../auth/passwords/Passwords.ts';
import { addInvitations } from './addInvitations.ts';
import { demoBrands, type DemoBrand } from './demoBrands.ts';
import { demoPassword } from './demoPassword.ts';
import { SeededRandom } from './SeededRandom.ts';

/** Fills the database with the demo, all of it or nothing. The same seed makes the same people and companies each time. */
export async function seedDemo(services: Services): Promise<void> {
  const passwordHash = await new Passwords().hash(demoPassword);
  const random = new SeededRandom(2026);
  await services.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.operations', 'on', true)`.execute(tx);
    for (const brand of demoBrands) {
      // oxlint-disable-next-line no-await-in-loop -- the next brand continues the same random sequence
      await addBrand(services, tx, brand, passwordHash, random);
    }
  });
}

async function addBrand(
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
      [...companies.values()].map((company) => ({ ...at, ...company, id: idOf(company.name), brand_id: brandId })),
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
        theirs.map(({ name, role }) => ({ user_id: id, company_id: idOf(name), role, created_at: now })),
      ),
    )
    .execute();
  const fleets = [...companies.values()].filter(({ kind }) => kind === 'fleet').map(({ name }) => idOf(name));
  await addInvitations(services, tx, fleets, random);
}
