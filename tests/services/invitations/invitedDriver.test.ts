import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openFleet } from '../drivers/openFleet.ts';

const halfAMinute = 30_000;
const fleet = await openFleet();
const { world, newFleet, newPhone, invite, invited, revoke, accept, drivers } = fleet;
const newEmail = () => `${randomUUID()}@truckers.test`;

describe('an invited trucker', () => {
  it('becomes a driver without papers', async () => {
    const other = await newFleet();
    const { driverId } = await invited({ name: 'Ioana Popescu', phone: newPhone(), email: newEmail() }, other);
    expect(await drivers(other)).toMatchObject([
      { id: driverId, name: 'Ioana Popescu', status: 'invited', papers_missing: true, papers_until: null, version: 1 },
    ]);
  });

  it.each(['phone', 'email'])(
    'stays the same driver when invited again by %s, under the newest name',
    async (field) => {
      const contact = { phone: newPhone(), email: newEmail() };
      const first = await invited({
        name: 'Ioana',
        ...(field === 'phone' ? { phone: contact.phone } : { email: contact.email }),
      });
      await revoke(first.id);
      world.advance(halfAMinute);
      const second = await invited({ name: 'Ioana Popescu', ...contact });
      expect(second.driverId).toBe(first.driverId);
      const driver = (await drivers()).find(({ id }) => id === first.driverId);
      expect(driver).toMatchObject({ name: 'Ioana Popescu', ...contact, status: 'invited' });
    },
  );

  it('is a different driver if the phone differs, even with the same address', async () => {
    const email = newEmail();
    const first = await invited({ name: 'Ioana', phone: newPhone(), email });
    await revoke(first.id);
    world.advance(halfAMinute);
    expect((await invited({ name: 'Ioan', phone: newPhone(), email })).driverId).not.toBe(first.driverId);
  });
});

describe('inviting a driver by id', () => {
  it('adds no other driver', async () => {
    const other = await newFleet();
    const { id, driverId } = await invited({ name: 'Ioana', email: newEmail() }, other);
    await world.call(`/invitations/${id}`, { method: 'DELETE', ...other });
    const again = await invited({ name: 'Ioana', phone: newPhone(), driverId }, other);
    expect(again.driverId).toBe(driverId);
    expect(await drivers(other)).toHaveLength(1);
  });

  it('is refused with another driver’s phone number', async () => {
    const [first, second] = [await invited({ name: 'Ioana', phone: newPhone() }), await invited()];
    await revoke(first.id);
    await revoke(second.id);
    const { status, body } = await invite({ name: 'Ioana', phone: second.phone, driverId: first.driverId });
    expect([status, body.message]).toEqual([422, 'A driver with this phone number already exists.']);
  });

  it('is refused for a driver who has the app or is of another company', async () => {
    const { id, driverId } = await invited();
    await accept(id);
    const again = await invite({ name: 'Ioana', email: newEmail(), driverId });
    expect([again.status, again.body.message]).toEqual([409, 'This driver already has the app.']);
    const foreign = await invite({ name: 'Ioana', email: newEmail(), driverId }, await newFleet());
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      [{ field: 'driverId', message: 'is not a driver of this company', code: 'not_a_choice' }],
    ]);
  });
});
