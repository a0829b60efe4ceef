import { describe, expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';
import { addCompany, type TestMember } from '../../support/services/people.ts';

const market = await openMarket();
const { shipper, otherShipper, fleet, otherFleet, strangeFleet, call, add, opened, offered, read, answer } = market;

let names = 0;
const newName = () => `List ${(names += 1)}`;
const post = (json: object, who = shipper) => call('/v1/carrier-lists', who, { json });
const put = (id: string, json: object, who = shipper) => call(`/v1/carrier-lists/${id}`, who, { method: 'PUT', json });
const remove = (id: string, version: number) =>
  call(`/v1/carrier-lists/${id}?version=${version}`, shipper, { method: 'DELETE' });
const added = async (...fleets: readonly TestMember[]) =>
  (await post({ name: newName(), carriers: fleets.map(({ company }) => company) })).body.data;
const seen = async (who: TestMember): Promise<readonly string[]> =>
  (await call('/v1/loads?size=1000', who)).body.data.map(({ id }: { id: string }) => id);
const asking = (...lists: readonly { id: string }[]) => ({ audience: { lists: lists.map(({ id }) => id) } });

describe('a list of carriers', () => {
  it('has a name and fleets of the brand, and is the shipper’s own', async () => {
    const { status, body } = await post({ name: ' Cold  chain ', carriers: [otherFleet.company, fleet.company] });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(String),
      companyId: shipper.company,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      name: 'Cold chain',
      carriers: [
        { id: fleet.company, name: 'Harbour Haulage', blocked: false },
        { id: otherFleet.company, name: 'Nordic Lines', blocked: false },
      ],
    });
    expect((await call('/v1/carrier-lists', shipper)).body.data).toEqual([body.data]);
    expect((await call('/v1/carrier-lists', otherShipper)).body.data).toEqual([]);
    const { body: found } = await call(`/v1/carriers?list=${body.data.id}&q=harb`, shipper);
    expect(found.data.map(({ lists }: { lists: unknown }) => lists)).toEqual([
      [{ id: body.data.id, name: 'Cold chain' }],
    ]);
  });

  it('refuses what is wrong by its path', async () => {
    const problemsOf = async (json: object) =>
      (await post(json)).body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
    await post({ name: 'Alps' });
    expect(await problemsOf({ name: 'ALPS' })).toEqual([['name', 'taken']]);
    expect(await problemsOf({ name: ' ' })).toEqual([['name', 'required']]);
    expect(
      await problemsOf({ name: newName(), carriers: [fleet.company, strangeFleet.company, shipper.company] }),
    ).toEqual([
      ['carriers.1', 'not_a_choice'],
      ['carriers.2', 'not_a_choice'],
    ]);
  });

  it('is changed and deleted by those who have seen the latest version', async () => {
    const { id, name } = await added(fleet);
    const first = await put(id, { name, carriers: [fleet.company, fleet.company], version: 1 });
    expect(first.body.data).toMatchObject({ version: 2, carriers: [{ id: fleet.company }] });
    expect((await put(id, { name, version: 1 })).body.reason).toBe('stale');
    expect((await put(id, { name, version: 2 }, otherShipper)).status).toBe(404);
    expect((await remove(id, 1)).status).toBe(409);
    expect((await remove(id, 2)).status).toBe(200);
    expect((await remove(id, 2)).status).toBe(404);
  });

  it('of 50 changes at once one is kept', async () => {
    const { id, name } = await added();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => put(id, { name, carriers: [fleet.company], version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });
});

describe('a request that asks lists', () => {
  it('is a load for the fleets on them alone', async () => {
    const list = await added(fleet);
    const { id } = await opened(asking(list));
    expect(await seen(fleet)).toContain(id);
    expect(await seen(otherFleet)).not.toContain(id);
    const { errors } = (await add(asking(list, { id: otherFleet.company }))).body;
    expect(errors?.map(({ field }: { field: string }) => field)).toEqual(['audience.lists.1']);
    const nobody = await add({ ...asking(await added()), publish: true });
    expect(nobody.body.errors?.map(({ field, code }) => [field, code])).toEqual([['audience', 'nobody_asked']]);
  });

  it('asks a fleet from the moment it is put on a list until it is taken off, but for its live offer', async () => {
    const list = await added(fleet);
    const [{ id }, offeredFor] = [await opened(asking(list)), await opened(asking(list))];
    await put(list.id, { name: list.name, carriers: [fleet.company, otherFleet.company], version: 1 });
    expect(await seen(otherFleet)).toEqual(expect.arrayContaining([id, offeredFor.id]));
    const offer = await offered(offeredFor.id, otherFleet);
    await put(list.id, { name: list.name, carriers: [fleet.company], version: 2 });
    expect(await seen(otherFleet)).not.toContain(id);
    expect(await seen(otherFleet)).toContain(offeredFor.id);
    expect((await answer(offeredFor.id, offer.id, 'accept', { version: 1 })).status).toBe(201);
    expect(await read(id)).toMatchObject({ version: 1, audience: { lists: [list.id] } });
  });

  it('is never left with nobody to see it: the last fleet stays on its list until others are asked', async () => {
    const list = await added(fleet);
    const { id } = await opened(asking(list));
    expect((await put(list.id, { name: list.name, carriers: [], version: 1 })).body).toMatchObject({
      code: 409,
      reason: 'list_needed',
    });
    expect(await seen(fleet)).toContain(id);
    const swapped = await put(list.id, { name: list.name, carriers: [otherFleet.company], version: 1 });
    expect([swapped.status, (await seen(otherFleet)).includes(id)]).toEqual([200, true]);
    await market.move(id, 'withdraw', { version: 1 });
    expect((await put(list.id, { name: list.name, carriers: [], version: 2 })).status).toBe(200);
  });

  it('keeps its lists as long as it is open', async () => {
    const list = await added(fleet);
    const { id } = await opened(asking(list));
    expect((await remove(list.id, 1)).body).toMatchObject({ code: 409, reason: 'list_in_use' });
    await market.move(id, 'withdraw', { version: 1 });
    expect((await remove(list.id, 1)).status).toBe(200);
    const again = await market.move(id, 'publish', { version: 2 });
    expect(again.body.errors?.map(({ field }) => field)).toEqual(['audience']);
  });

  it('published while a list changes asks whoever is on it afterwards', async () => {
    const list = await added(fleet);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at === 10
          ? put(list.id, { name: list.name, carriers: [otherFleet.company], version: 1 })
          : add({ ...asking(list), publish: true }),
      ),
    );
    const ids = answers.flatMap(({ status, body }) => (status === 201 ? [body.data.id] : []));
    expect(ids).toHaveLength(19);
    const [mine, theirs] = [await seen(fleet), await seen(otherFleet)];
    expect(ids.filter((id) => mine.includes(id))).toEqual([]);
    expect(ids.filter((id) => !theirs.includes(id))).toEqual([]);
  });
});

describe('all lists of a shipper together', () => {
  it('hold at most 5,000 carriers, as they are answered at once', async () => {
    const { db } = market.world.services;
    const { brand_id: brandId } = await db
      .selectFrom('company')
      .select('brand_id')
      .where('id', '=', fleet.company)
      .executeTakeFirstOrThrow();
    const crowd = Array.from({ length: 500 }, (_, at) => ({ name: `Crowd ${at}`, brandId: String(brandId) }));
    const carriers = await Promise.all(crowd.map((each) => addCompany(market.world, each)));
    const full = async (): Promise<number> => (await post({ name: newName(), carriers }, otherShipper)).status;
    const statuses: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one list after another
    while (statuses.length < 10) statuses.push(await full());
    expect(new Set(statuses)).toEqual(new Set([201]));
    const beyond = await post({ name: newName(), carriers: carriers.slice(0, 2) }, otherShipper);
    expect([beyond.status, beyond.body.errors?.map(({ field, code }) => [field, code])]).toEqual([
      422,
      [['carriers', 'too_many']],
    ]);
    const all = await call('/v1/carrier-lists', otherShipper);
    expect(Buffer.byteLength(all.text)).toBeLessThan(2 * 1024 * 1024);
  });
});
