import { sql } from 'kysely';
import { Passwords } from '../account/passwords/Passwords.ts';
import type { Services } from '../Services.ts';
import { addBrand } from './addBrand.ts';
import { demoBrands } from './demoBrands.ts';
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
