import { describe, expect, it } from 'vitest';
import { tellShipment } from '../../../src/application/shipments/tellShipment.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { OutboxEntry } from '../../../src/domain/outbox/OutboxEntry.ts';
import type { ToldEvent } from '../../../src/domain/shipment/ToldEvent.ts';
import { keptProofFactory } from '../../support/factories/keptProofFactory.ts';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { outboxFactory } from '../../support/factories/outboxFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeConnectivity } from '../../support/fakes/FakeConnectivity.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeOutbox } from '../../support/fakes/FakeOutbox.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { FakeShipmentReports } from '../../support/fakes/FakeShipmentReports.ts';

const event: ToldEvent = { type: 'arrived', stop: 0, at: null, data: {} };
const lists = ['shipments', 'vehicles', 'drivers'];
const shipment = shipmentFactory.build({ id: 's-1', reference: 'SH-1' });

const open = ({ online = true, waiting = [] as readonly OutboxEntry[] } = {}) => {
  const reports = new FakeShipmentReports();
  const outbox = new FakeOutbox(waiting);
  const store = new FakeSessionStore(
    sessionFactory.build({ user: { id: 'user-own' }, company: { id: 'company-own' } }),
  );
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  const tell = tellShipment(reports, outbox, store, new FakeClock(), new FakeConnectivity(online), keys, changes);
  return { reports, outbox, store, keys, changes, tell: (told = event) => tell(shipment, told) };
};

it('an event is told once, under the id that makes a repeat harmless', async () => {
  const { reports, keys, changes, outbox, tell } = open();
  expect(await tell()).toBe('sent');
  expect(reports.told).toMatchObject([{ shipmentId: 's-1', event }]);
  expect(keys.contents).toEqual([{ shipment: 's-1', event }]);
  expect(changes.told).toMatchObject([{ lists, record: { list: 'shipments' } }]);
  expect(outbox.list()).toEqual([]);
});

it('an event that came too late has the shipment read again, and is not kept', async () => {
  const { reports, changes, outbox, tell } = open();
  reports.written = new Failure({ kind: 'refused', status: 409, reason: 'wrong_status', errors: [] });
  await expect(tell()).rejects.toBe(reports.written);
  expect(changes.told).toEqual([{ lists }]);
  expect(outbox.list()).toEqual([]);
});

describe('an event is kept with the time it has', () => {
  const now = new FakeClock().now();

  it('without the network, and not tried', async () => {
    const { reports, outbox, tell } = open({ online: false });
    expect(await tell()).toBe('kept');
    expect(reports.told).toEqual([]);
    const about = { shipmentId: 's-1', reference: 'SH-1', outcome: 'waiting' };
    expect(outbox.list()).toMatchObject([{ ...about, event: { ...event, at: now } }]);
  });

  it('where no answer comes, under the id that was tried', async () => {
    const { reports, outbox, tell } = open();
    reports.written = new Failure({ kind: 'unreachable', offline: false });
    expect(await tell({ ...event, at: 7 })).toBe('kept');
    expect(outbox.list()).toMatchObject([{ id: reports.told[0]?.id, event: { at: 7 } }]);
  });

  it('where the session ends meanwhile, for who told it', async () => {
    const { reports, outbox, store, tell } = open();
    reports.written = new Failure({ kind: 'unauthorised', status: 401 });
    const telling = tell();
    store.reset();
    expect(await telling).toBe('kept');
    expect(outbox.list()).toMatchObject([{ userId: 'user-own', companyId: 'company-own' }]);
  });

  it('for the company it was told for, if another one is chosen meanwhile', async () => {
    const { reports, outbox, store, tell } = open();
    reports.written = new Failure({ kind: 'unreachable', offline: false });
    const telling = tell();
    store.selectCompany(membershipFactory.build({ id: 'company-other' }));
    expect(await telling).toBe('kept');
    expect(outbox.list()).toMatchObject([{ companyId: 'company-own' }]);
  });

  it('unless this device has no room for it, which is told', async () => {
    const { outbox, tell } = open({ online: false });
    outbox.isFull = true;
    expect(await tell()).toBe('full');
    expect(outbox.list()).toEqual([]);
  });

  it('behind what waits for the same shipment', async () => {
    const { reports, outbox, tell } = open({ waiting: [outboxFactory.build({ shipmentId: 's-1' })] });
    expect(await tell()).toBe('kept');
    expect(reports.told).toEqual([]);
    expect(outbox.list()).toHaveLength(2);
  });

  it('but not behind what was refused, waits for another shipment, or belongs to others', async () => {
    const { tell } = open({
      waiting: [
        outboxFactory.build({ outcome: 'refused' }),
        keptProofFactory.build({ outcome: 'conflict' }),
        outboxFactory.build({ shipmentId: 's-2' }),
        outboxFactory.build({ userId: 'somebody' }),
      ],
    });
    expect(await tell()).toBe('sent');
  });
});
