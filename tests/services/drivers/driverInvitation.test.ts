import { describe, expect, it } from 'vitest';
import { addMilliseconds } from '../../../services/clock/addMilliseconds.ts';
import { inCompany } from '../../../services/database/inCompany.ts';
import { openDrivers } from './openDrivers.ts';

const { world, owner, added, list, move, read, remove } = await openDrivers();
const { clock, db } = world.services;

const invited = async ({ id, name, phone }: { id: string; name: string; phone: string }) => {
  const { status, body } = await world.call('/invitations', { json: { name, phone, driverId: id }, ...owner });
  expect(status).toBe(201);
  return body.data;
};
const resend = (id: string) => world.call(`/invitations/${id}/resend`, { method: 'POST', ...owner });
const revoke = (id: string) => world.call(`/invitations/${id}`, { method: 'DELETE', ...owner });
/** Lets the invitation expire. */
const expire = (id: string, more: { readonly status?: 'expired' } = {}) =>
  inCompany(db, owner.company, owner.id, (tx) =>
    tx
      .updateTable('invitation')
      .set({
        ...more,
        expires_at: addMilliseconds(clock.now(), -1),
        last_sent_at: addMilliseconds(clock.now(), -60_000),
      })
      .where('id', '=', id)
      .execute(),
  );

describe('the invitation of a driver', () => {
  it('exists once a driver added by hand is invited, with its status in the list', async () => {
    const driver = await added({ name: 'Added by hand' });
    const invitation = await invited(driver);
    expect(await read(driver.id)).toMatchObject({ status: 'active', invitationStatus: 'pending', invitation });
    const [row] = (await list('?q=added%20by%20hand')).body.data;
    expect(row).toMatchObject({ id: driver.id, invitationStatus: 'pending' });
    expect(row).not.toHaveProperty('invitation');
  });

  it('is the newest of several', async () => {
    const driver = await added();
    await revoke((await invited(driver)).id);
    expect(await read(driver.id)).toMatchObject({ invitationStatus: 'revoked' });
    world.advance(1000);
    const { id } = await invited(driver);
    expect(await read(driver.id)).toMatchObject({ invitationStatus: 'pending', invitation: { id } });
  });

  it('belongs to no other driver, nor to one who was never invited', async () => {
    const [driver, other] = [await added(), await added()];
    await invited(driver);
    expect(await read(other.id)).toMatchObject({ invitationStatus: null, invitation: null });
  });

  it('expires', async () => {
    const driver = await added();
    await expire((await invited(driver)).id);
    expect(await read(driver.id)).toMatchObject({ invitationStatus: 'expired', invitation: { status: 'expired' } });
  });
});

describe.each([
  ['who has left', (id: string) => move(id, 'left', 1)],
  ['who was removed', (id: string) => remove(id, 1)],
])('an invitation of a driver %s', (_how, go) => {
  it.each([
    ['its week went by before', (id: string) => expire(id), () => undefined],
    [
      'its week went by before, and that was written down',
      (id: string) => expire(id, { status: 'expired' }),
      () => undefined,
    ],
    ['its week goes by afterwards', () => undefined, (id: string) => expire(id)],
  ])('is not sent again when %s', async (_when, before, after) => {
    const driver = await added();
    const { id } = await invited(driver);
    await before(id);
    expect((await go(driver.id)).status).toBe(200);
    await after(id);
    const answer = await resend(id);
    expect([answer.status, answer.body.message]).toEqual([409, 'This invitation has been revoked. Send a new one.']);
  });
});
