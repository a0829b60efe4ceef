import { expect, it } from 'vitest';
import { openWorld } from '../../support/services/openWorld.ts';
import { addCompany, addMember, type TestMember } from '../../support/services/people.ts';

const world = await openWorld();
const as = ({ token, company }: TestMember) => ({ token, company });
const code = { way: 'write', kind: 'status', code: 'CF', word: 'booked' };
const draft = (partner: string, changes: object = {}) => ({ partner, codes: [code], ...changes });
const add = (who: TestMember, json: object) => world.call('/v1/edi-partners', { ...as(who), json });
const change = (who: TestMember, id: string, json: object) =>
  world.call(`/v1/edi-partners/${id}`, { ...as(who), method: 'PUT', json });
const remove = (who: TestMember, id: string, version = 1) =>
  world.call(`/v1/edi-partners/${id}?version=${version}`, { ...as(who), method: 'DELETE' });
const list = async (who: TestMember) => (await world.call('/v1/edi-partners', as(who))).body.data;

it.each(['fleet', 'office'] as const)('a colleague reads what a member keeps: %s', async (kind) => {
  const company = await addCompany(world, { kind });
  const [member, viewer] = [await addMember(world, { company }), await addMember(world, { company, role: 'viewer' })];
  const { status, body } = await add(member, draft(' lakeshore ', { qualifier: '01', company: 'Lakeshore Foods' }));
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    companyId: company,
    version: 1,
    partner: 'LAKESHORE',
    qualifier: '01',
    company: 'Lakeshore Foods',
    codes: [code],
  });
  expect(await list(viewer)).toEqual([body.data]);
  expect((await add(viewer, draft('OTHER'))).status).toBe(409);
  expect(await list(await addMember(world))).toEqual([]);
});

it('an id is given once, in whatever letters', async () => {
  const member = await addMember(world);
  await add(member, draft('ONE'));
  const { status, body } = await add(member, draft('one'));
  expect([status, body.errors]).toMatchObject([422, [{ field: 'partner', code: 'taken' }]]);
  const { id } = (await add(member, draft('TWO'))).body.data;
  expect((await change(member, id, { ...draft('ONE'), version: 1 })).status).toBe(422);
});

it('a change needs the version that was read', async () => {
  const member = await addMember(world);
  const { id } = (await add(member, draft('ONE'))).body.data;
  const codes = [{ ...code, code: null }];
  const changed = await change(member, id, { ...draft('ONE', { codes }), version: 1 });
  expect([changed.status, changed.body.data]).toMatchObject([200, { version: 2, codes, qualifier: null }]);
  expect((await change(member, id, { ...draft('ONE'), version: 1 })).status).toBe(409);
  expect([(await remove(member, id)).status, (await remove(member, id, 2)).status]).toEqual([409, 200]);
  expect([(await remove(member, id, 2)).status, await list(member)]).toEqual([404, []]);
});

it('a company keeps fifty, also when many are added at once', async () => {
  const company = await addCompany(world);
  const people = await Promise.all(Array.from({ length: 2 }, () => addMember(world, { company })));
  const answers = await Promise.all(
    people.flatMap((who, at) => Array.from({ length: 26 }, (_, each) => add(who, draft(`P${at}-${each}`)))),
  );
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(50);
  expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
});
