import { expect, it } from 'vitest';
import { cancelShipment } from '../../../src/application/shipments/cancelShipment.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeCancellations } from '../../support/fakes/FakeCancellations.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const set = () => {
  const [cancellations, changes] = [new FakeCancellations(), new FakeRecordChanges()];
  return { cancellations, changes, cancel: cancelShipment(cancellations, new FakeIdempotencyKeys(), changes) };
};
const entry = { reason: 'order_changed', note: 'Friday instead' } as const;
const lists = ['shipments', 'requests', 'offers', 'loads', 'vehicles', 'drivers', 'statements'];

it('shows the canceled shipment at once, and reads again all that it changed', async () => {
  const { cancel, cancellations, changes } = set();
  const value = await cancel({ id: 's-1', version: 3 }, entry);
  expect(cancellations.asked).toEqual([{ id: 's-1', version: 3, entry }]);
  expect(changes.told).toEqual([{ lists, record: { list: 'shipments', id: value.id, value } }]);
});

it('reads again what changed before it', async () => {
  const { cancel, cancellations, changes } = set();
  cancellations.cancelled = new Failure({ kind: 'refused', status: 409, reason: 'stale', errors: [] });
  await expect(cancel({ id: 's-1', version: 3 }, entry)).rejects.toBe(cancellations.cancelled);
  expect(changes.told).toEqual([{ lists }]);
});
