import { describe, expect, it } from 'vitest';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openWorld } from '../../support/services/openWorld.ts';
import { addCompany, addMember } from '../../support/services/people.ts';

const world = await openWorld({ gazetteer: gazetteerWith([{ name: 'Köln' }, { name: 'Würzburg' }]) });
const newShipper = async () => addMember(world, { company: await addCompany(world, { kind: 'office' }) });
const [shipper, other] = [await newShipper(), await newShipper()];

const call = (path: string, request: { json?: object; method?: string } = {}, { token, company } = shipper) =>
  world.call(path, { ...request, token, company });

const whole = {
  name: 'Warehouse North',
  address: 'Hafenstraße 12',
  postcode: '50735',
  city: 'Köln',
  country: 'DE',
  lat: 50.97,
  lng: 6.97,
  accuracy: 'address',
  contact: { name: 'Ute Kern', phone: '+4922112345' },
  note: 'Ramp 4, closed at noon',
};
const { postcode: _, accuracy: __, contact: ___, note: ____, ...least } = whole;
const add = (more: object = {}, who = shipper) => call('/v1/place-book', { json: { ...whole, ...more } }, who);
const found = async (q: string, who = shipper, more = '') =>
  (await call(`/v1/places?q=${encodeURIComponent(q)}${more}`, {}, who)).body.data.map(
    ({ id, name }: { id: string | null; name: string }) => (id === null ? name : `own ${name}`),
  );

describe('the place book', () => {
  it('keeps a place with all that is known of it, and the time zone there', async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...whole,
      id: expect.any(String),
      companyId: shipper.company,
      version: 1,
      createdAt: world.clock.now().toISOString(),
      updatedAt: world.clock.now().toISOString(),
      timeZone: 'Europe/Berlin',
    });
  });

  it('needs no more than name, address and position', async () => {
    const { status, body } = await call('/v1/place-book', { json: least });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ postcode: null, accuracy: 'town', contact: null, note: null });
  });

  it.each([
    ['name', { name: ' ' }],
    ['address', { address: undefined }],
    ['city', { city: 'x'.repeat(81) }],
    ['country', { country: 'ZZ' }],
    ['lat', { lat: 0, lng: 0 }],
    ['lat', { lat: 91 }],
    ['lng', { lng: 181 }],
    ['lng', { lng: '7' }],
    ['contact.phone', { contact: { name: 'Ute', phone: 'later' } }],
    ['accuracy', { accuracy: 'exact' }],
    ['owner', { owner: 'me' }],
  ])('refuses a wrong %s by its name', async (field, more) => {
    const { status, body } = await add(more);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('is changed and deleted by those who have seen the latest version', async () => {
    const { body } = await add({ name: 'Depot' });
    const path = `/v1/place-book/${body.data.id}`;
    const change = (version: number) => call(path, { method: 'PUT', json: { ...least, name: 'Depot East', version } });
    expect((await change(1)).body.data).toMatchObject({ name: 'Depot East', version: 2, contact: null, note: null });
    const late = await change(1);
    expect([late.status, late.body.reason]).toEqual([409, 'stale']);
    expect((await call(`${path}?version=1`, { method: 'DELETE' })).status).toBe(409);
    expect((await call(`${path}?version=2`, { method: 'DELETE' })).status).toBe(200);
    expect((await call(`${path}?version=2`, { method: 'DELETE' })).status).toBe(404);
    expect((await change(2)).status).toBe(404);
  });

  it('of two changes at once one is kept', async () => {
    const { body } = await add();
    const path = `/v1/place-book/${body.data.id}`;
    const change = (name: string) => call(path, { method: 'PUT', json: { ...whole, name, version: 1 } });
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map(change));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('lists the company’s own places alone, by name whatever its accents', async () => {
    const company = await newShipper();
    for (const name of ['Zwolle', 'Ärztezentrum', 'Bodensee']) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      await add({ name }, company);
    }
    const list = async (query: string) =>
      (await call(`/v1/place-book${query}`, {}, company)).body.data.map(({ name }: { name: string }) => name);
    expect(await list('')).toEqual(['Ärztezentrum', 'Bodensee', 'Zwolle']);
    expect(await list('?sort=-name&size=1')).toEqual(['Zwolle']);
    expect(await list('?q=bod')).toEqual(['Bodensee']);
    expect(await list('?q=hafen%20koln')).toHaveLength(3);
    expect(await list('?q=100%25')).toEqual([]);
  });
});

describe('the search', () => {
  it('has the company’s own places before towns, by any word of name and address', async () => {
    const company = await newShipper();
    await add({ name: 'Lager Würth' }, company);
    expect(await found('kol', company)).toEqual(['own Lager Würth', 'Köln']);
    expect(await found('wur', company)).toEqual(['own Lager Würth', 'Würzburg']);
    expect(await found('50735', company)).toEqual(['own Lager Würth']);
    expect(await found('lager haf', company)).toEqual(['own Lager Würth']);
    expect(await found('ager', company)).toEqual([]);
    expect(await found('kol', company, '&country=PL')).toEqual([]);
  });

  it('offers the places changed last where nothing was typed yet', async () => {
    const company = await newShipper();
    await add({ name: 'First' }, company);
    world.advance(60_000);
    await add({ name: 'Second' }, company);
    expect(await found('', company)).toEqual(['own Second', 'own First']);
    expect(await found('-', company)).toEqual([]);
  });

  it('never shows the places of another company', async () => {
    await add({ name: 'Secret Yard' });
    expect(await found('secret', other)).toEqual([]);
    expect(await found('', other)).toEqual([]);
  });
});
