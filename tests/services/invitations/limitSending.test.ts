import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openFleet } from '../drivers/openFleet.ts';

const second = 1000;
const minute = 60 * second;
const { world, newFleet, newPhone, invite, revoke } = await openFleet();
const newEmail = () => `${randomUUID()}@truckers.test`;
const answerOf = async (sending: ReturnType<typeof invite>) => {
  const { status, headers } = await sending;
  return { status, retryAfter: headers.get('Retry-After') };
};

it.each(['phone', 'email'])(
  'does not mail the same %s again within half a minute, even if the first was revoked',
  async (field) => {
    const contact = { phone: newPhone(), email: newEmail() };
    const again = {
      name: 'Ioana',
      phone: newPhone(),
      email: newEmail(),
      [field]: contact[field === 'phone' ? 'phone' : 'email'],
    };
    const { body } = await invite({ name: 'Ioana', ...contact });
    await revoke(body.data.id);
    world.advance(12 * second);
    const before = (await world.mails()).length;
    expect(await answerOf(invite(again))).toEqual({ status: 429, retryAfter: '18' });
    expect((await world.mails()).length).toBe(before);
    world.advance(18 * second);
    expect((await invite(again)).status).toBe(201);
  },
);

it('mails the same address at most five invitations an hour, however often they are revoked', async () => {
  const fleet = await newFleet();
  const email = newEmail();
  const inviteAndRevoke = async (): Promise<number> => {
    const { status, body } = await invite({ name: 'Ioana', email }, fleet);
    if (status === 201) await world.call(`/invitations/${body.data.id}`, { method: 'DELETE', ...fleet });
    world.advance(minute);
    return status;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push(await inviteAndRevoke());
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect(await answerOf(invite({ name: 'Ioana', email }, fleet))).toEqual({ status: 429, retryAfter: '3240' });
  world.advance(54 * minute);
  expect(await inviteAndRevoke()).toBe(201);
});

it('mails an invitation once an hour after the fifth time', async () => {
  const fleet = await newFleet();
  const { body } = await invite({ name: 'Ioana', email: newEmail() }, fleet);
  const resend = () => answerOf(world.call(`/invitations/${body.data.id}/resend`, { method: 'POST', ...fleet }));
  for (let count = 1; count < 5; count += 1) {
    world.advance(30 * second);
    expect((await resend()).status).toBe(200);
  }
  world.advance(minute);
  expect(await resend()).toEqual({ status: 429, retryAfter: '3540' });
  world.advance(59 * minute);
  expect((await resend()).status).toBe(200);
});

it('stores nothing of a refused invitation', async () => {
  const fleet = await newFleet();
  const email = newEmail();
  const { body } = await invite({ name: 'Ioana', email }, fleet);
  await world.call(`/invitations/${body.data.id}`, { method: 'DELETE', ...fleet });
  await invite({ name: 'Ioana', email }, fleet);
  expect((await world.call('/invitations', { ...fleet })).body.paging?.total).toBe(1);
});

it('mails at most 200 invitations an hour per company, even concurrently', async () => {
  const fleet = await newFleet();
  const send = () => invite({ name: 'Ioana', email: newEmail() }, fleet);
  for (let batch = 0; batch < 10; batch += 1) await Promise.all(Array.from({ length: 19 }, send));
  world.advance(10 * minute);
  const statuses = (await Promise.all(Array.from({ length: 20 }, send))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(await answerOf(send())).toEqual({ status: 429, retryAfter: '3000' });
  expect((await invite({ name: 'Ioana', phone: newPhone() }, fleet)).status).toBe(201);
  expect((await invite({ name: 'Ioana', email: newEmail() }, await newFleet())).status).toBe(201);
  world.advance(50 * minute);
  expect((await send()).status).toBe(201);
});
