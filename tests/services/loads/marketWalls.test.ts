import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import type { TestMember } from '../../support/services/people.ts';

const market = await openMarket();
const { world, shipper, otherShipper, fleet, otherFleet, strangeFleet, opened, offered, answer } = market;

const { id } = await opened();
const [mine, theirs] = [await offered(id), await offered(id, otherFleet)];
const asked = await opened({ audience: { carriers: [fleet.company] } });
await answer(id, mine.id, 'accept', { version: 1 });

const countAs = (who: TestMember, table: string) =>
  inCompany(world.services.db, who.company, who.id, async (tx) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(tx);
    return rows[0]?.count;
  });

const changeAs = (who: TestMember, statement: ReturnType<typeof sql>) =>
  inCompany(world.services.db, who.company, who.id, async (tx) =>
    Number((await statement.execute(tx)).numAffectedRows),
  );

describe('within the database', () => {
  it.each([
    ['shipment_request', { shipper: 2, otherShipper: 0, fleet: 0, otherFleet: 0, strangeFleet: 0 }],
    ['load', { shipper: 2, otherShipper: 0, fleet: 2, otherFleet: 1, strangeFleet: 0 }],
    ['load_audience', { shipper: 1, otherShipper: 0, fleet: 1, otherFleet: 0, strangeFleet: 0 }],
    ['offer', { shipper: 2, otherShipper: 0, fleet: 1, otherFleet: 1, strangeFleet: 0 }],
    ['shipment', { shipper: 1, otherShipper: 0, fleet: 1, otherFleet: 0, strangeFleet: 0 }],
    ['shipment_event', { shipper: 1, otherShipper: 0, fleet: 1, otherFleet: 0, strangeFleet: 0 }],
  ])('the rows of %s are seen by those they are for', async (table, expected) => {
    const seen = {
      shipper: await countAs(shipper, table),
      otherShipper: await countAs(otherShipper, table),
      fleet: await countAs(fleet, table),
      otherFleet: await countAs(otherFleet, table),
      strangeFleet: await countAs(strangeFleet, table),
    };
    expect(seen).toEqual(expected);
  });

  it('a fleet cannot change a load, nor the offer of another', async () => {
    expect(await changeAs(fleet, sql`update load set km = 1 where id = ${asked.id}`)).toBe(0);
    expect(await changeAs(fleet, sql`delete from load where id = ${asked.id}`)).toBe(0);
    expect(await changeAs(fleet, sql`update offer set amount_minor = 1 where id = ${theirs.id}`)).toBe(0);
  });

  it('nobody can give an offer to another company, nor alter what happened', async () => {
    const give = sql`update offer set company_id = ${shipper.company}::uuid where id = ${mine.id}`;
    await expect(changeAs(shipper, give)).rejects.toThrow('a row stays with its companies');
    await expect(changeAs(fleet, sql`update shipment_event set type = 'delivered'`)).rejects.toThrow(
      'permission denied',
    );
    await expect(changeAs(shipper, sql`delete from shipment_event`)).rejects.toThrow('permission denied');
  });

  it('a company learns the names of its brand alone', async () => {
    const ids = [shipper.company, fleet.company, strangeFleet.company];
    const names = await inCompany(world.services.db, fleet.company, fleet.id, async (tx) => {
      const { rows } = await sql<{ name: string }>`select name from market_names(${sql.val(ids)}::uuid[])`.execute(tx);
      return rows.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other));
    });
    expect(names).toEqual(['Harbour Haulage', 'Sundby Foods']);
  });
});
