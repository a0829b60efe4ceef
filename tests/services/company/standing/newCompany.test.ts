import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld } from '../../../support/services/openWorld.ts';
import { addBrand, addCompany, addMember, type TestMember } from '../../../support/services/people.ts';

const day = 24 * 3_600_000;
const world = await openWorld();
let brandId: string;
beforeEach(async () => {
  brandId = await addBrand(world, undefined, `Teal ${randomUUID().slice(0, 8)}`);
});

const ownerOf = async (name: string, age = 0) =>
  addMember(world, { company: await addCompany(world, { name, brandId, age }) });
const email = () => `${randomUUID()}@strangers.test`;
const lastMail = async () => (await world.mails()).at(-1) ?? { subject: '', text: '' };
const invited = v.object({ id: v.string() });
const invite = async (by: TestMember, message = 'Bring your own diesel.', name = 'Zanzibar Jones') => {
  const json = { name, email: email(), message };
  const { body } = await world.call('/invitations', { ...by, json });
  return { id: v.parse(invited, body.data).id, ...(await lastMail()) };
};
const addColleague = async (by: TestMember, name = 'Zanzibar Jones') => {
  const json = { name, email: email(), role: 'viewer' };
  expect((await world.call('/v1/members', { ...by, json })).status).toBe(201);
  return lastMail();
};
const acceptOne = async (by: TestMember) => {
  const { id, text } = await invite(by);
  const code = /^[2-9A-Z]{8}$/m.exec(text)?.[0];
  const phone = `+49151${Math.floor(1e7 + Math.random() * 8e7)}`;
  const { status } = await world.call(`/invitations/${id}/accept`, { json: { code, phone } });
  expect(status).toBe(200);
};
const standingOf = async (by: TestMember) => (await world.call('/v1/company/standing', { ...by })).body.data;

describe('a company founded a minute ago', () => {
  it('mails only fixed words, and its name as one that is not verified', async () => {
    const owner = await ownerOf('Fresh Freight');
    for (const { subject, text } of [await invite(owner), await addColleague(owner)]) {
      expect(subject).not.toContain('Fresh');
      expect(text).toContain('It goes by the name "Fresh Freight", which we have not verified.');
      expect(subject + text).not.toMatch(/Zanzibar|diesel/);
    }
    expect(await standingOf(owner)).toEqual({ isVerified: false });
  });

  it('keeps its message for the day on which it may be sent again', async () => {
    const owner = await ownerOf('Fresh Freight');
    const { id } = await invite(owner);
    world.advance(30 * day);
    const token = (await addMember(world, { company: owner.company })).token;
    await world.call(`/invitations/${id}/resend`, { method: 'POST', token, company: owner.company });
    expect((await lastMail()).text).toContain('Fresh Freight writes:\n\nBring your own diesel.');
  });

  it.each([
    ['that of an older company', 'Harbour Haulage'],
    ['one that looks like it', 'Hаrbour-Hаulаge'],
    ['one in full width', 'ＨＡＲＢＯＵＲ　ＨＡＵＬＡＧＥ'],
    ['one with invisible characters', 'Harbour\u200b Haulage'],
    ['an address', 'Win at evil.test'],
    ['a phone number', 'Call +49 151 2345678'],
  ])('does not mail as its name %s', async (_, name) => {
    await ownerOf('Harbour Haulage', 60);
    const newcomer = await ownerOf(name);
    const { id, subject, text } = await invite(newcomer);
    expect(subject + text).not.toContain(name);
    expect(text).not.toContain('The name');
    const { body } = await world.call(`/invitations/${id}`);
    expect(body.data.company).toEqual({ name: '', isVerified: false });
  });

  it('does not mail the brand’s name as a part of its own', async () => {
    await world.services.db.updateTable('company').set({ name: 'Teal Lines' }).where('id', '=', brandId).execute();
    expect((await invite(await ownerOf('Tеal Lines Support'))).text).not.toContain('The name');
    await world.services.db.updateTable('company').set({ name: randomUUID() }).where('id', '=', brandId).execute();
  });

  it('is marked on the download page too', async () => {
    const { id } = await invite(await ownerOf('Fresh Freight'));
    expect((await world.call(`/invitations/${id}`)).body.data.company).toEqual({
      name: 'Fresh Freight',
      isVerified: false,
    });
  });

  it('may have the name of a company of another brand', async () => {
    await ownerOf('Harbour Haulage', 60);
    brandId = await addBrand(world, undefined, `Plum ${randomUUID().slice(0, 8)}`);
    expect((await invite(await ownerOf('Harbour Haulage'))).text).toContain('"Harbour Haulage"');
  });
});

describe('a company earns trust', () => {
  it('by three days and three accepted invitations, not by either alone', async () => {
    const owner = await ownerOf('Fresh Freight');
    for (let count = 0; count < 3; count += 1) await acceptOne(owner);
    expect(await standingOf(owner)).toEqual({ isVerified: false });
    world.advance(3 * day);
    const later = await addMember(world, { company: owner.company });
    expect(await standingOf(later)).toEqual({ isVerified: true });
    const { subject, text } = await invite(later);
    expect(subject).toContain('Fresh Freight invites you to drive');
    expect(text).toContain('Bring your own diesel.');
  });

  it('by thirty days', async () => {
    expect(await standingOf(await ownerOf('Fresh Freight', 29))).toEqual({ isVerified: false });
    expect(await standingOf(await ownerOf('Fresh Freight', 30))).toEqual({ isVerified: true });
  });
});

it.each(['Win at evil.test', 'Call +49 151 2345678'])(
  'not even an established company mails %j as the name of who is invited',
  async (name) => {
    const owner = await ownerOf('Old Oak', 60);
    for (const { text } of [await invite(owner, 'Welcome.', name), await addColleague(owner, name)]) {
      expect(text).toMatch(/^Hello,\n/);
      expect(text).not.toContain(name);
    }
    expect((await addColleague(owner)).text).toMatch(/^Hello Zanzibar Jones,\n/);
  },
);

it.each(['See evil.test', 'http://x', 'EVIL．TEST', 'ask me@evil.test'])(
  'a message has no link: %j',
  async (message) => {
    const json = { name: 'Ann', email: email(), message };
    const { status, body } = await world.call('/invitations', { ...(await ownerOf('Old Oak', 60)), json });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: 'message', code: 'has_link' })]]);
  },
);

const rename = async (by: TestMember, name: string) => {
  const { status, body } = await world.call('/v1/company', { ...by, method: 'PUT', json: { name, version: 1 } });
  return { status, errors: body.errors };
};

describe('renaming a company', () => {
  it.each(['Harbour Haulage', 'HАRBOUR haulage', 'Harbour  Haulage.'])(
    'to %j is refused while an established company of the brand has such a name',
    async (name) => {
      await ownerOf('Harbour Haulage', 60);
      const errors = [expect.objectContaining({ field: 'name', code: 'taken' })];
      expect(await rename(await ownerOf('Old Oak', 60), name)).toEqual({ status: 422, errors });
    },
  );

  it('keeps a name it shares already', async () => {
    await ownerOf('Harbour Haulage', 60);
    expect((await rename(await ownerOf('Harbour Haulage', 50), 'Harbour Haulage')).status).toBe(200);
  });
});
