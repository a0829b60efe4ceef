import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bodyTypes } from '../../../services/freight/bodyTypes.ts';
import { bitsOf } from '../../../services/freight/verdict/bitsOf.ts';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { bareChassis } from '../../../services/migrations/bareChassis.ts';
import { openMarket } from '../../support/services/openMarket.ts';

const { world, opened } = await openMarket();
const all = bitsOf(bodyTypes, bodyTypes);
const others = bitsOf(
  bodyTypes,
  bodyTypes.filter((body) => body !== 'container_chassis'),
);

it('open loads for which no body is asked are not found by a chassis any more', async () => {
  const anything = await opened({ 'required.bodyTypes': [] });
  const container = await opened({ 'required.bodyTypes': ['container_chassis', 'box'] });
  const bitsNow = (id: string) =>
    amidAllCompanies(world.services, async (tx) => {
      const row = await tx.selectFrom('load').select('body_bits').where('id', '=', id).executeTakeFirstOrThrow();
      return row.body_bits;
    });
  const asked = await bitsNow(container.id);
  // As it was written before.
  await amidAllCompanies(world.services, (tx) =>
    sql`update load set body_bits = ${all}, ends_at = now() + interval '1 day' where id = ${anything.id}::uuid`.execute(
      tx,
    ),
  );
  await world.services.db.transaction().execute((tx) => bareChassis.up(tx));
  expect([await bitsNow(anything.id), await bitsNow(container.id)]).toEqual([others, asked]);
});
