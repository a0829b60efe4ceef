import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import { asInvited } from '../../../services/drivers/asInvited.ts';
import { invitationAnswer } from '../../../services/drivers/invitationSchemas.ts';
import { inviteTrucker } from '../../../services/drivers/inviteTrucker.ts';
import { Unavailable } from '../../../services/Unavailable.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addBrand, addCompany, addMember, type TestMember } from '../../support/services/people.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

let world: World;
let brand: string;
let member: TestMember;
beforeAll(async () => {
  world = await openWorld();
  brand = await addBrand(world, 'teal.localhost', 'Teal Lines');
});

const newFleet = async () => addMember(world, { company: await addCompany(world, { brandId: brand }) });
const newPhone = () => `+4915${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
const invite = (json: object, by = member) => world.call('/invitations', { json, ...by });
const invited = async (json: object = { name: 'João Conceição', phone: newPhone() }, by = member) =>
  v.parse(invitationAnswer, (await invite(json, by)).body.data);
const list = async (query = '', by = member) => world.call(`/invitations${query}`, { ...by });
const look = (id: string) => world.call(`/invitations/${id}`);
const resend = (id: string, by = member) => world.call(`/invitations/${id}/resend`, { method: 'POST', ...by });
const revoke = (id: string, by = member) => world.call(`/invitations/${id}`, { method: 'DELETE', ...by });
const codeOf = async (id: string) =>
  (
    await inCompany(world.services.db, member.company, member.id, (tx) =>
      tx.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  ).code;
/** As the trucker's app does it. */
const accept = (id: string) =>
  inCompany(world.services.db, member.company, member.id, (tx) =>
    tx
      .updateTable('invitation')
      .set({ status: 'accepted', accepted_at: world.services.clock.now() })
      .where('id', '=', id)
      .execute(),
  );
/** Sessions end within a day: whoever comes back later signs in again. */
const waitUntilExpired = async () => {
  world.advance(7 * day);
  member = await addMember(world, { company: member.company });
};

beforeAll(async () => {
  member = await newFleet();
});

describe('inviting a trucker', () => {
  it('answers the whole invitation, valid for a week', async () => {
    const now = world.services.clock.now();
    const { status, body } = await invite({
      name: ' João Conceição ',
      phone: '0049 (151) 765-4321',
      email: 'Joao@truckers.test',
      message: 'Bem-vindo!\nAté já.',
    });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(String),
      companyId: member.company,
      version: 1,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      name: 'João Conceição',
      phone: '+491517654321',
      email: 'joao@truckers.test',
      message: 'Bem-vindo!\nAté já.',
      status: 'pending',
      sendCount: 1,
      lastSentAt: now.toISOString(),
      openedAt: null,
      acceptedAt: null,
      expiresAt: new Date(now.getTime() + 7 * day).toISOString(),
      link: expect.stringMatching(/^http:\/\/fleet\.teal\.localhost:\d+\/download-app\?payload=[\w-]+$/),
    });
  });

  it('mails the link and the code, in the name of company and brand', async () => {
    const { id, link } = await invited({ name: 'Ioana', email: `${randomUUID()}@truckers.test`, message: 'See you.' });
    const mail = world.mails.at(-1);
    expect(mail?.subject).toBe('Harbour Haulage invites you to drive on Teal Lines');
    const lines = mail?.text.split('\n');
    expect(lines).toContain(link);
    expect(lines).toContain(await codeOf(id));
    expect(lines).toContain('See you.');
    expect(link).not.toContain(await codeOf(id));
  });

  it('mails nothing to someone with a phone number alone', async () => {
    const before = world.mails.length;
    await invited({ name: 'Ioana', phone: newPhone() });
    expect(world.mails.length).toBe(before);
  });

  it.each([
    [{ phone: '+4915112345678' }, 'name'],
    [{ name: 'Ioana' }, 'phone'],
    [{ name: 'Ioana', phone: '123' }, 'phone'],
    [{ name: 'Ioana', email: 'x' }, 'email'],
    [{ name: 'Ioana\r\nBcc: all@people.test', email: 'a@b.test' }, 'name'],
    [{ name: 'x'.repeat(121), email: 'a@b.test' }, 'name'],
    [{ name: 'Ioana', email: 'a@b.test', message: 'x'.repeat(501) }, 'message'],
    [{ name: 'Ioana', email: 'a@b.test', message: 'null \u0000 byte' }, 'message'],
    [{ name: 'Ioana', email: 'a@b.test', status: 'accepted' }, 'status'],
    [{ name: 'Ioana', email: 'a@b.test', companyId: randomUUID() }, 'companyId'],
  ])('refuses %j for its field %s', async (json, field) => {
    const { status, body } = await invite(json);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field, message: expect.any(String) }]);
  });

  it('is not kept when the mail cannot be sent', async () => {
    const down = { ...world.services, mailer: { send: () => Promise.reject(new Unavailable('no mail')) } };
    const email = `${randomUUID()}@truckers.test`;
    const inviting = inviteTrucker(down, { userId: member.id, companyId: member.company }, { name: 'Ioana', email });
    await expect(inviting).rejects.toBeInstanceOf(Unavailable);
    expect((await list(`?q=${email}`)).body.paging?.total).toBe(0);
  });

  it('is done once for one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const json = { name: 'Ioana', phone: newPhone() };
    const answers = [];
    for (let time = 0; time < 2; time += 1)
      answers.push(await world.call('/invitations', { json, headers, ...member }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await world.call('/invitations', { json: { ...json, name: 'Iona' }, headers, ...member })).status).toBe(
      422,
    );
  });
});

describe('a second invitation', () => {
  it.each(['phone', 'email'])('for the same %s is refused while the first is open', async (field) => {
    const contact = { phone: newPhone(), email: `${randomUUID()}@truckers.test` };
    const same = field === 'phone' ? { phone: contact.phone } : { email: contact.email };
    const { id } = await invited({ name: 'Ioana', ...contact });
    const refused = {
      code: 422,
      message: 'This trucker has an open invitation already. Resend that one, or revoke it first.',
      errors: [{ field, message: 'has an open invitation already' }],
    };
    expect((await invite({ name: 'Somebody else', ...same })).body).toEqual(refused);
    await look(id);
    expect((await invite({ name: 'Somebody else', ...same })).body).toEqual(refused);
  });

  it('has one winner when many come at once', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite({ name: 'Ioana', phone })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  it('is welcome from another company', async () => {
    const phone = newPhone();
    await invited({ name: 'Ioana', phone });
    expect((await invite({ name: 'Ioana', phone }, await newFleet())).status).toBe(201);
  });

  it('is welcome once the first is revoked, accepted or expired', async () => {
    const phone = newPhone();
    const first = await invited({ name: 'Ioana', phone });
    await revoke(first.id);
    const next = await invited({ name: 'Ioana', phone });
    await accept(next.id);
    await invited({ name: 'Ioana', phone });
    await waitUntilExpired();
    expect((await invite({ name: 'Ioana', phone })).status).toBe(201);
  });
});

describe('looking at an invitation without signing in', () => {
  it('shows the least, and opens it the first time', async () => {
    const { id, expiresAt } = await invited({ name: 'João Conceição', phone: newPhone() });
    world.advance(5 * second);
    const openedAt = world.services.clock.now().toISOString();
    const seen = { id, name: 'João Conceição', company: { name: 'Harbour Haulage' }, status: 'opened', expiresAt };
    expect((await look(id)).body).toEqual({ code: 200, data: seen });
    world.advance(5 * second);
    expect((await look(id)).body).toEqual({ code: 200, data: seen });
    const [own] = (await list('?status=opened')).body.data;
    expect(own).toMatchObject({ id, status: 'opened', openedAt, version: 2 });
  });

  it('tells when it was revoked, accepted or has expired', async () => {
    const [revoked, accepted, late] = [await invited(), await invited(), await invited()];
    await revoke(revoked.id);
    await accept(accepted.id);
    const statuses = [(await look(revoked.id)).body.data.status, (await look(accepted.id)).body.data.status];
    await waitUntilExpired();
    expect([...statuses, (await look(late.id)).body.data.status]).toEqual(['revoked', 'accepted', 'expired']);
    expect((await list(`?status=expired&q=${encodeURIComponent(late.phone ?? '')}`)).body.data[0].openedAt).toBe(null);
  });

  it('answers the same for an id nobody has and for no id at all', async () => {
    const answers = await Promise.all([randomUUID(), 'nonsense', '1', "x'--", '%00'].map((id) => look(id)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"code":404,"message":"Not found."}']));
  });
});

describe('resending', () => {
  it('sends the same code once more, valid for a week from now', async () => {
    const { id } = await invited({ name: 'Ioana', email: `${randomUUID()}@truckers.test` });
    const code = await codeOf(id);
    world.advance(30 * second);
    const now = world.services.clock.now();
    const { status, body } = await resend(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'pending',
      sendCount: 2,
      version: 2,
      lastSentAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 7 * day).toISOString(),
    });
    expect(world.mails.at(-1)?.text.split('\n')).toContain(code);
  });

  it('waits half a minute between two sendings', async () => {
    const { id } = await invited();
    world.advance(18 * second);
    const { status, headers } = await resend(id);
    expect({ status, retryAfter: headers.get('Retry-After') }).toEqual({ status: 429, retryAfter: '12' });
    world.advance(12 * second);
    const both = await Promise.all([resend(id), resend(id)]);
    expect(new Set(both.map((answer) => answer.status))).toEqual(new Set([200, 429]));
  });

  it('starts over with a new code after it has expired', async () => {
    const { id } = await invited();
    await look(id);
    const code = await codeOf(id);
    await waitUntilExpired();
    const { body } = await resend(id);
    expect(body.data).toMatchObject({ status: 'pending', openedAt: null, sendCount: 2 });
    expect(await codeOf(id)).not.toBe(code);
    expect((await look(id)).body.data.status).toBe('opened');
  });

  it('is refused after it has expired when a newer one for the same phone is open', async () => {
    const phone = newPhone();
    const { id } = await invited({ name: 'Ioana', phone });
    await waitUntilExpired();
    await invited({ name: 'Ioana', phone });
    expect((await resend(id)).body.errors).toEqual([{ field: 'phone', message: 'has an open invitation already' }]);
  });

  it('is refused for one that was revoked or accepted', async () => {
    const [revoked, accepted] = [await invited(), await invited()];
    await revoke(revoked.id);
    await accept(accepted.id);
    world.advance(30 * second);
    expect(
      [await resend(revoked.id), await resend(accepted.id)].map(({ status, body }) => [status, body.message]),
    ).toEqual([
      [409, 'This invitation has been revoked. Please send a new one.'],
      [409, 'This invitation has been accepted already.'],
    ]);
  });
});

describe('revoking', () => {
  it('ends an open invitation', async () => {
    const { id } = await invited();
    await look(id);
    const { status, body } = await revoke(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, status: 'revoked', version: 3 });
  });

  it('is refused at any other end', async () => {
    const [revoked, accepted, late] = [await invited(), await invited(), await invited()];
    await revoke(revoked.id);
    await accept(accepted.id);
    await waitUntilExpired();
    const answers = [await revoke(revoked.id), await revoke(accepted.id), await revoke(late.id)];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  });
});

describe('the list', () => {
  let fleet: TestMember;
  beforeAll(async () => {
    fleet = await newFleet();
    for (const [name, contact] of [
      ['Åsa Sjöberg', { email: 'asa@truckers.test' }],
      ['bartosz 100% Nowak', { phone: '+48601000001' }],
      ['Carmen_Muñoz', { phone: '+34601000002', email: 'carmen@truckers.test' }],
      ['Dimitri', { phone: '+30690000003' }],
    ] as const) {
      await invited({ name, ...contact }, fleet);
      world.advance(second);
    }
  });
  const names = async (query: string) => {
    const { body } = await list(query, fleet);
    return body.data.map(({ name }: { name: string }) => name.charAt(0));
  };

  it.each([
    ['', ['D', 'C', 'b', 'Å']],
    ['?sort=createdAt', ['Å', 'b', 'C', 'D']],
    ['?sort=-createdAt&size=3&page=1', ['Å']],
    ['?sort=-name&size=2', expect.arrayContaining(['D'])],
    ['?sort=expiresAt&size=1', ['Å']],
    ['?q=CARMEN@', ['C']],
    ['?q=%2B48601', ['b']],
    ['?q=100%25', ['b']],
    ['?q=n_m', ['C']],
    ['?q=%25', ['b']],
    ['?q=nobody', []],
    ['?status=pending&size=1', ['D']],
    ['?status=accepted', []],
    ['?page=99', []],
  ])('answers %j with %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('tells page, size and how many there are in all', async () => {
    expect((await list('?size=3&page=1&q=truckers', fleet)).body.paging).toEqual({ page: 1, size: 3, total: 2 });
  });

  it('gives no page larger than 1000', async () => {
    expect((await list('?size=999999', fleet)).body.paging?.size).toBe(1000);
  });

  it.each([
    '?page=-1',
    '?page=x',
    '?size=0',
    '?size=1e3',
    '?sort=code',
    '?sort=name;drop',
    '?status=gone',
    '?page=0&page=1',
    '?code=x',
    '?q=%00',
  ])('refuses %s', async (query) => {
    expect((await list(query, fleet)).status).toBe(400);
  });

  it('shows no code', async () => {
    const code = await codeOf((await invited()).id);
    expect((await list('?size=1000')).text).not.toContain(code);
  });
});

describe('the wall in the database', () => {
  it('shows one company its own invitations, and lets it write no others', async () => {
    const [mine, other] = [member, await newFleet()];
    const { id } = await invited({ name: 'Ioana', phone: newPhone() }, other);
    const { db } = world.services;
    await inCompany(db, mine.company, mine.id, async (tx) => {
      expect(await tx.selectFrom('invitation').select('id').where('id', '=', id).execute()).toEqual([]);
      const changed = await tx.updateTable('invitation').set({ name: 'Mine' }).where('id', '=', id).executeTakeFirst();
      const removed = await tx.deleteFrom('invitation').where('id', '=', id).executeTakeFirst();
      expect([changed.numUpdatedRows, removed.numDeletedRows]).toEqual([0n, 0n]);
    });
    const smuggle = inCompany(db, mine.company, mine.id, (tx) =>
      tx.updateTable('invitation').set({ company_id: other.company }).where('company_id', '=', mine.company).execute(),
    );
    await expect(smuggle).rejects.toThrow(/row-level security/);
  });

  it('shows an invited trucker one invitation and whose it is', async () => {
    const [mine, another] = [await invited(), await invited()];
    const { db } = world.services;
    await asInvited(db, mine.id, async (tx) => {
      expect(await tx.selectFrom('invitation').select('id').execute()).toEqual([{ id: mine.id }]);
      const companies = await tx.selectFrom('company').select('id').where('kind', '=', 'fleet').execute();
      expect(companies).toEqual([{ id: member.company }]);
      const changed = await tx
        .updateTable('invitation')
        .set({ name: 'Other' })
        .where('id', '=', another.id)
        .executeTakeFirst();
      expect(changed.numUpdatedRows).toBe(0n);
      expect(await tx.selectFrom('membership').selectAll().execute()).toEqual([]);
    });
  });

  it.each(['app_user', 'session', 'sign_in', 'one_time_code', 'outbox', 'idempotency_key'] as const)(
    'keeps a company’s role out of %s',
    async (table) => {
      const peeking = inCompany(world.services.db, member.company, member.id, (tx) =>
        tx.selectFrom(table).selectAll().execute(),
      );
      await expect(peeking).rejects.toThrow(/permission denied/);
    },
  );
});
