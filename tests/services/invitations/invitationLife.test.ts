import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openFleet } from '../drivers/openFleet.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;
const fleet = await openFleet();
const { world, newPhone, invited, list, look, resend, revoke, accept, codeOf, waitUntilExpired } = fleet;

describe('reading an invitation without signing in', () => {
  it('shows the minimum, and marks it as opened the first time', async () => {
    const { id, expiresAt } = await invited({ name: 'João Conceição', phone: newPhone() });
    world.advance(5 * second);
    const openedAt = world.services.clock.now().toISOString();
    const seen = {
      id,
      name: 'João Conceição',
      company: { name: 'Harbour Haulage', isVerified: true },
      status: 'opened',
      expiresAt,
    };
    expect((await look(id)).body).toEqual({ code: 200, data: seen });
    world.advance(5 * second);
    expect((await look(id)).body).toEqual({ code: 200, data: seen });
    const [own] = (await list('?status=opened')).body.data;
    expect(own).toMatchObject({ id, status: 'opened', openedAt, version: 2 });
  });

  it('says whether it was revoked, accepted or has expired', async () => {
    const [revoked, accepted, late] = [await invited(), await invited(), await invited()];
    await revoke(revoked.id);
    await accept(accepted.id);
    const statuses = [(await look(revoked.id)).body.data.status, (await look(accepted.id)).body.data.status];
    await waitUntilExpired();
    expect([...statuses, (await look(late.id)).body.data.status]).toEqual(['revoked', 'accepted', 'expired']);
    expect((await list(`?status=expired&q=${encodeURIComponent(late.phone ?? '')}`)).body.data[0].openedAt).toBe(null);
  });

  it('gives the same answer for an unknown and a malformed id', async () => {
    const answers = await Promise.all([randomUUID(), 'nonsense', '1', "x'--", '%00'].map((id) => look(id)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"code":404,"message":"Not found."}']));
  });
});

describe('resending', () => {
  it('sends the same code again, valid for another week', async () => {
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
    expect((await world.mails()).at(-1)?.text.split('\n')).toContain(code);
  });

  it('is limited to once every half minute', async () => {
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

  it('is refused for an expired one when a newer one for the same phone is open', async () => {
    const phone = newPhone();
    const { id } = await invited({ name: 'Ioana', phone });
    await waitUntilExpired();
    await invited({ name: 'Ioana', phone });
    expect((await resend(id)).body.errors).toEqual([
      { field: 'phone', message: 'already has an open invitation', code: 'taken' },
    ]);
  });

  it('is refused for a revoked or accepted one', async () => {
    const [revoked, accepted] = [await invited(), await invited()];
    await revoke(revoked.id);
    await accept(accepted.id);
    world.advance(30 * second);
    expect(
      [await resend(revoked.id), await resend(accepted.id)].map(({ status, body }) => [status, body.message]),
    ).toEqual([
      [409, 'This invitation has been revoked. Send a new one.'],
      [409, 'This invitation has already been accepted.'],
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

  it('is refused for any ended invitation', async () => {
    const [revoked, accepted, late] = [await invited(), await invited(), await invited()];
    await revoke(revoked.id);
    await accept(accepted.id);
    await waitUntilExpired();
    const answers = [await revoke(revoked.id), await revoke(accepted.id), await revoke(late.id)];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  });
});
