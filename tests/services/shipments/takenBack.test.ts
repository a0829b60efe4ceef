import { expect, it } from 'vitest';
import { openProofs } from '../../support/services/openProofs.ts';

const proofs = await openProofs();
const { world, awarded, assigned, write, shipment, shipper } = proofs;

const takeBack = (id: string, version: number, who = shipper) =>
  write(id, 'cancel', { version, reason: 'not_assigned' }, who);

it('of fifty who take back and assign at once, one comes first, and the truck is where the shipment says', async () => {
  const { id, version } = await awarded({}, proofs.otherFleet);
  const truck = await proofs.crew(proofs.otherFleet);
  const cancelled = (at: number) =>
    at % 2 === 0
      ? write(id, 'cancel', { version, reason: 'order_changed' }, shipper)
      : write(id, 'assignment', { ...truck, version }, proofs.otherFleet);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => cancelled(at)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { status } = await shipment(id, shipper);
  const vehicle = await proofs.vehicleStatus(truck.vehicleId, proofs.otherFleet);
  expect([status, vehicle]).toEqual(status === 'cancelled' ? ['cancelled', 'available'] : ['assigned', 'assigned']);
});

it('a shipper takes back what nobody was assigned to in time, and the request is open again', async () => {
  const [late, carried] = [await awarded(), await assigned()];
  const { assignBy } = await shipment(late.id);
  const until = (Date.parse(assignBy) - world.clock.now().getTime()) / 3_600_000;
  const before = await proofs.later(until - 0.1);
  expect((await takeBack(late.id, 1, before.shipper)).body.errors).toMatchObject([{ code: 'reason_untrue' }]);
  const people = await proofs.later(0.1);
  const { status, body } = await takeBack(late.id, 1, people.shipper);
  expect([status, body.data.status, body.data.cancelReason]).toEqual([200, 'cancelled', 'not_assigned']);
  expect(await proofs.read(late.requestId, people.shipper)).toMatchObject({ status: 'open', recovering: true });
  const { version } = await shipment(carried.id, people.shipper);
  expect((await takeBack(carried.id, version, people.shipper)).status).toBe(422);
});
