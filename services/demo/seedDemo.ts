import { sql } from 'kysely';
import { Passwords } from '../account/passwords/Passwords.ts';
import type { Services } from '../Services.ts';
import { addBrand } from './addBrand.ts';
import { demoBrands } from './demoBrands.ts';
import { demoPassword } from './demoPassword.ts';
import { SeededRandom } from './SeededRandom.ts';

/** Adds the demo data in one transaction. A fixed seed makes it reproducible. */
export async function seedDemo(services: Services): Promise<void> {
  const passwordHash = await new Passwords().hash(demoPassword);
  const random = new SeededRandom(2026);
  await services.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.operations', 'on', true)`.execute(tx);
    // Between statements much is worked out here, which on a busy machine takes longer than a transaction may otherwise be idle.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    for (const brand of demoBrands) {
      // oxlint-disable-next-line no-await-in-loop -- one connection and one random sequence
      await addBrand(services, tx, brand, passwordHash, random);
    }
  });
}
