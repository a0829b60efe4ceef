import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openFleet } from '../drivers/openFleet.ts';

const day = 24 * 60 * 60 * 1000;
const fleet = await openFleet();
const { world, newFleet, newPhone, invite, invited, look, revoke, accept, codeOf, waitUntilExpired } = fleet;

describe('inviting a trucker', () => {
  it('returns the whole invitation, valid for a week', async () => {
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
      companyId: fleet.member.company,
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
      driverId: expect.any(String),
      link: expect.stringMatching(/^http:\/\/fleet\.teal\.localhost:\d+\/download-app\?payload=[\w-]+$/),
      shortLink: expect.stringMatching(/^http:\/\/fleet\.teal\.localhost:\d+\/i\/[\w-]{22}$/),
    });
  });

  it('mails the link and the code, in the name of company and brand', async () => {
    const { id, shortLink } = await invited({
      name: 'Ioana',
      email: `${randomUUID()}@truckers.test`,
      message: 'See you.',
    });
    const mail = (await world.mails()).at(-1);
    expect(mail?.subject).toBe('Harbour Haulage invites you to drive for them on Teal Lines');
    const lines = mail?.text.split('\n');
    expect(lines).toContain(shortLink);
    expect(lines).toContain(await codeOf(id));
    expect(lines).toContain('See you.');
    expect(shortLink).not.toContain(await codeOf(id));
  });

  it('mails nothing without an email address', async () => {
    const before = (await world.mails()).length;
    await invited({ name: 'Ioana', phone: newPhone() });
    expect((await world.mails()).length).toBe(before);
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
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('is done once for one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const json = { name: 'Ioana', phone: newPhone() };
    const answers = [];
    for (let time = 0; time < 2; time += 1)
      answers.push(await world.call('/invitations', { json, headers, ...fleet.member }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(
      (await world.call('/invitations', { json: { ...json, name: 'Iona' }, headers, ...fleet.member })).status,
    ).toBe(422);
  });
});

describe('a second invitation', () => {
  it.each(['phone', 'email'])('for the same %s is refused while the first is open', async (field) => {
    const contact = { phone: newPhone(), email: `${randomUUID()}@truckers.test` };
    const same = field === 'phone' ? { phone: contact.phone } : { email: contact.email };
    const { id } = await invited({ name: 'Ioana', ...contact });
    const refused = {
      code: 422,
      message: 'This driver already has an open invitation. Send that one again, or revoke it first.',
      errors: [{ field, message: 'already has an open invitation', code: 'taken' }],
    };
    expect((await invite({ name: 'Somebody else', ...same })).body).toEqual(refused);
    await look(id);
    expect((await invite({ name: 'Somebody else', ...same })).body).toEqual(refused);
  });

  it('succeeds once among many concurrent requests', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite({ name: 'Ioana', phone })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  it('is allowed from another company', async () => {
    const phone = newPhone();
    await invited({ name: 'Ioana', phone });
    expect((await invite({ name: 'Ioana', phone }, await newFleet())).status).toBe(201);
  });

  it('is allowed once the first is revoked or expired', async () => {
    const phone = newPhone();
    const first = await invited({ name: 'Ioana', phone });
    await revoke(first.id);
    await invited({ name: 'Ioana', phone });
    await waitUntilExpired();
    expect((await invite({ name: 'Ioana', phone })).status).toBe(201);
  });

  it('is refused once the first is accepted: the number is a driver’s', async () => {
    const phone = newPhone();
    await accept((await invited({ name: 'Ioana', phone })).id);
    expect((await invite({ name: 'Ioana', phone })).body).toEqual({
      code: 422,
      message: 'A driver with this phone number already exists.',
      errors: [{ field: 'phone', message: 'already belongs to another driver', code: 'taken' }],
    });
  });
});
