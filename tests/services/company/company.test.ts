import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import type { Tables } from '../../../services/Tables.ts';
import { openWorld } from '../../support/services/openWorld.ts';
import { addBrand, addCompany, addMember, type TestMember } from '../../support/services/people.ts';

const world = await openWorld();
const show = ({ token, company }: TestMember) => world.call('/v1/company', { token, company });
const change = (json: object, { token, company }: TestMember) =>
  world.call('/v1/company', { method: 'PUT', json, token, company });

const details = {
  name: 'Harbour Haulage II',
  phone: '+351912345678',
  email: 'office@harbour.test',
  address: { street: 'Rua do Cais 4', postcode: '4050-001', city: 'Porto', country: 'PT' },
  vatId: 'PT501234567',
  region: 'IE',
};

describe('a company’s details', () => {
  it.each(['fleet', 'office'] as const)('exist for an %s company, empty at first', async (kind) => {
    const member = await addMember(world, { company: await addCompany(world, { kind }), role: 'viewer' });
    expect((await show(member)).body.data).toEqual({
      id: member.company,
      version: 1,
      name: 'Harbour Haulage',
      audience: kind,
      phone: null,
      email: null,
      address: null,
      vatId: null,
      region: null,
    });
  });

  it('are what an owner last saved', async () => {
    const owner = await addMember(world);
    const typed = { ...details, phone: '00351 912 345 678', vatId: ' pt 501.234.567', version: 1 };
    const { status, body } = await change(typed, owner);
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...details, id: owner.company, audience: 'fleet', version: 2 });
    expect((await show(owner)).body).toEqual(body);
    const cleared = await change({ name: 'Harbour', version: 2 }, owner);
    expect(cleared.body.data).toMatchObject({ name: 'Harbour', phone: null, address: null, version: 3 });
  });

  it('can be changed only by owners', async () => {
    const dispatcher = await addMember(world, { role: 'dispatcher' });
    const { status, body } = await change({ ...details, version: 1 }, dispatcher);
    expect([status, body.message]).toEqual([409, 'Only an owner of this company can do that.']);
  });

  it.each([
    ['version', { version: 0 }],
    ['name', { name: ' ' }],
    ['phone', { phone: '123' }],
    ['email', { email: 'harbour' }],
    ['address.country', { address: { ...details.address, country: 'XX' } }],
    ['address.street', { address: { ...details.address, street: '' } }],
    ['address.postcode', { address: { ...details.address, postcode: '1'.repeat(13) } }],
    ['address.city', { address: { ...details.address, city: 'K'.repeat(81) } }],
    ['region', { region: 'XX' }],
    ['vatId', { vatId: 'a/b' }],
    ['vatId', { vatId: 'DE1' }],
    ['audience', { audience: 'office' }],
  ])('are refused for their field %s', async (field, wrong) => {
    const { status, body } = await change({ ...details, version: 1, ...wrong }, await addMember(world));
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('are saved once among fifty concurrent changes to the same version', async () => {
    const owner = await addMember(world);
    const answers = await Promise.all(Array.from({ length: 50 }, () => change({ ...details, version: 1 }, owner)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.message));
    expect(losers).toEqual(new Set(['Someone else changed this.']));
  });
});

it('row-level security lets a company change its own details, but neither a brand’s nor its kind', async () => {
  const [owner, brandId] = [await addMember(world), await addBrand(world)];
  const other = await addCompany(world);
  const asCompany = (work: (tx: Transaction<Tables>) => Promise<unknown>) =>
    inCompany(world.services.db, owner.company, owner.id, work);
  for (const id of [brandId, other]) {
    const changed = asCompany((tx) => tx.updateTable('company').set({ name: 'Mine' }).where('id', '=', id).execute());
    expect(await changed).toMatchObject([{ numUpdatedRows: 0n }]);
  }
  const turning = asCompany((tx) => tx.updateTable('company').set({ kind: 'office' }).execute());
  await expect(turning).rejects.toThrow(/permission denied/);
});
