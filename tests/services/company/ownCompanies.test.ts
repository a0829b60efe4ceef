import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addBrand, addCompany, addMember, addPerson, tokenOf } from '../../support/services/people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const own = (userId: string, token?: string, company?: string) =>
  world.call(`/v1/companies?isPaged=false&userId=${userId}`, { ...(token && { token }), ...(company && { company }) });

it('lists the caller’s companies by name, with the brand’s domain, the audience and the role', async () => {
  const brand = await addBrand(world, 'teal.test');
  const zebra = await addCompany(world, { name: 'Zebra Trans', brandId: brand });
  const member = await addMember(world, { company: zebra });
  const acorn = await addCompany(world, { name: 'acorn Foods', kind: 'office' });
  await world.services.db
    .insertInto('membership')
    .values({ user_id: member.id, company_id: acorn, role: 'viewer', created_at: world.services.clock.now() })
    .execute();
  await addMember(world);

  expect((await own(member.id, member.token)).body).toEqual({
    code: 200,
    data: [
      { id: acorn, name: 'acorn Foods', domain: '', audience: 'office', role: 'viewer', region: null },
      { id: zebra, name: 'Zebra Trans', domain: 'teal.test', audience: 'fleet', role: 'owner', region: null },
    ],
  });
});

it('tells the region of a company: the one chosen, else the country of its address', async () => {
  const owner = await addMember(world);
  const regionNow = async () => (await own(owner.id, owner.token)).body.data;
  const address = { street: 'Rua do Cais 4', postcode: '4050-001', city: 'Porto', country: 'PT' };
  const change = (json: object) =>
    world.call('/v1/company', { method: 'PUT', json: { name: 'Harbour', ...json }, ...owner });
  await change({ address, version: 1 });
  expect(await regionNow()).toMatchObject([{ region: 'PT' }]);
  await change({ address, region: 'ie', version: 2 });
  expect(await regionNow()).toMatchObject([{ region: 'IE' }]);
});

it('is empty for a user without a company', async () => {
  const person = await addPerson(world);
  expect((await own(person.id, await tokenOf(world, person))).body).toEqual({ code: 200, data: [] });
});

it('reveals nothing about other users, known or not', async () => {
  const [me, other] = [await addMember(world), await addMember(world)];
  const answers = [];
  for (const id of [other.id, randomUUID(), 'me', '1']) answers.push((await own(id, me.token)).text);
  expect(new Set(answers)).toEqual(new Set(['{"code":404,"message":"Not found."}']));
});

it('needs a session, and no company header', async () => {
  const member = await addMember(world);
  expect((await own(member.id)).status).toBe(401);
  expect((await own(member.id, member.token, randomUUID())).status).toBe(200);
  expect((await own(member.id, member.token, 'nonsense')).status).toBe(400);
});
