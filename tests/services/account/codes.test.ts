import { describe, expect, it } from 'vitest';
import { removeExpired } from '../../../services/account/removeExpired.ts';
import { codeFor } from '../../support/services/people.ts';
import { openCodeCalls } from './codeCalls.ts';

const second = 1000;
const minute = 60 * second;
const { world, newcomer, resend, reset, confirm, save } = await openCodeCalls();
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('works once', async () => {
    const { email } = await newcomer();
    await resend(email);
    const code = await codeFor(world, { email });
    expect([await confirm(email, code), await confirm(email, code)]).toEqual([200, 422]);
  });

  it('is accepted once among many concurrent requests', async () => {
    const { email } = await newcomer();
    await resend(email);
    const code = await codeFor(world, { email });
    const statuses = await Promise.all(Array.from({ length: 5 }, () => confirm(email, code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is valid for ten minutes', async () => {
    const [limitBodyTime, late] = [await newcomer(), await newcomer()];
    await resend(limitBodyTime.email);
    await resend(late.email);
    world.advance(10 * minute - second);
    expect(await confirm(limitBodyTime.email, await codeFor(world, limitBodyTime))).toBe(200);
    world.advance(second);
    expect(await confirm(late.email, await codeFor(world, late))).toBe(422);
  });

  it('survives four wrong attempts, but not the fifth', async () => {
    const [four, five] = [await newcomer(), await newcomer()];
    for (const [{ email }, tries] of [
      [four, 4],
      [five, 5],
    ] as const) {
      await resend(email);
      for (let attempt = 0; attempt < tries; attempt += 1)
        await confirm(email, otherThan(await codeFor(world, { email })));
    }
    expect(await confirm(four.email, await codeFor(world, four))).toBe(200);
    expect(await confirm(five.email, await codeFor(world, five))).toBe(422);
  });

  it('is checked five times among fifty concurrent attempts', async () => {
    const { id, email } = await newcomer();
    await resend(email);
    const wrong = otherThan(await codeFor(world, { email }));
    const statuses = await Promise.all(Array.from({ length: 50 }, () => confirm(email, wrong)));
    const { tries } = await world.services.db
      .selectFrom('one_time_code')
      .select('tries')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect({ tries, statuses: [...new Set(statuses)] }).toEqual({ tries: 5, statuses: [422] });
  });

  it('works only for its own account', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()];
    await resend(mine.email);
    await resend(theirs.email);
    const code = await codeFor(world, mine);
    expect(await confirm(theirs.email, code)).toBe(422);
    expect(await confirm(mine.email, code)).toBe(200);
  });

  it('works only for its purpose', async () => {
    const { email } = await newcomer();
    await resend(email);
    const toConfirm = await codeFor(world, { email });
    expect((await save(email, toConfirm)).status).toBe(422);
    await reset(email);
    const toReset = await codeFor(world, { email });
    expect(await confirm(email, toReset)).toBe(422);
    expect((await save(email, toReset)).status).toBe(200);
  });

  it('is replaced by the next one', async () => {
    const { email } = await newcomer();
    await resend(email);
    const first = await codeFor(world, { email });
    world.advance(30 * second);
    await resend(email);
    const latest = await codeFor(world, { email });
    expect(await confirm(email, first)).toBe(422);
    expect(await confirm(email, latest)).toBe(200);
  });

  it('is stored neither in clear nor as a plain hash', async () => {
    const { id, email } = await newcomer();
    await resend(email);
    const row = await world.services.db.selectFrom('one_time_code').selectAll().where('user_id', '=', id).execute();
    expect(row).toEqual([expect.objectContaining({ code_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })]);
    expect(JSON.stringify(row)).not.toContain(await codeFor(world, { email }));
  });

  it('is refused with the same message for any reason', async () => {
    const { email } = await newcomer();
    const body = {
      code: 422,
      message: expect.any(String),
      errors: [{ field: 'otp', message: 'is wrong or has expired', code: 'wrong_code' }],
    };
    expect((await world.call('/api/v1/users/otp', { json: { username: email, otp: '123456' } })).body).toEqual(body);
    expect((await world.call('/api/v1/users/otp', { json: { username: 'no@one.test', otp: '123456' } })).body).toEqual(
      body,
    );
    expect((await save('no@one.test', '123456')).body).toEqual(body);
  });

  it.each(['12345', '1234567', 'abcdef', '12 456', '１２３４５６', 123456])(
    'is six digits: %j is refused',
    async (otp) => {
      const { status, body } = await world.call('/api/v1/users/otp', { json: { username: 'no@one.test', otp } });
      expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({
        status: 422,
        fields: ['otp'],
      });
    },
  );
});

it('deletes expired codes, and counts after a day', async () => {
  const { id, email } = await newcomer();
  await resend(email);
  world.advance(24 * 60 * minute + minute);
  await removeExpired(world.services);
  const { db } = world.services;
  expect(await db.selectFrom('one_time_code').select('purpose').where('user_id', '=', id).execute()).toEqual([]);
  expect(await db.selectFrom('code_request').select('key').execute()).toEqual([]);
});
