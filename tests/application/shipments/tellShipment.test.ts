import { expect, it } from 'vitest';
import { tellShipment } from '../../../src/application/shipments/tellShipment.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { ToldEvent } from '../../../src/domain/shipment/ToldEvent.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeShipmentReports } from '../../support/fakes/FakeShipmentReports.ts';

const event: ToldEvent = { type: 'arrived', stop: 0, at: null, data: {} };
const lists = ['shipments', 'vehicles', 'drivers'];

const open = () => {
  const reports = new FakeShipmentReports();
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { reports, keys, changes, tell: () => tellShipment(reports, keys, changes)('s-1', event) };
};

it('an event is told once, under the id that makes a repeat harmless', async () => {
  const { reports, keys, changes, tell } = open();
  expect(await tell()).toBe(reports.written);
  expect(reports.told).toMatchObject([{ id: 's-1', event }]);
  expect(keys.contents).toEqual([{ shipment: 's-1', event }]);
  expect(changes.told).toMatchObject([{ lists, record: { list: 'shipments' } }]);
});

it('an event that came too late has the shipment read again', async () => {
  const { reports, changes, tell } = open();
  reports.written = new Failure({ kind: 'refused', status: 409, reason: 'wrong_status', errors: [] });
  await expect(tell()).rejects.toBe(reports.written);
  expect(changes.told).toEqual([{ lists }]);
});
