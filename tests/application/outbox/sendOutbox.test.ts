import { describe, expect, it } from 'vitest';
import { sendOutbox } from '../../../src/application/outbox/sendOutbox.ts';
import { watchOutbox } from '../../../src/application/outbox/watchOutbox.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { OutboxEntry } from '../../../src/domain/outbox/OutboxEntry.ts';
import { MemoryUnsentWork } from '../../../src/infrastructure/memory/MemoryUnsentWork.ts';
import { outboxFactory } from '../../support/factories/outboxFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeConnectivity } from '../../support/fakes/FakeConnectivity.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeOutbox } from '../../support/fakes/FakeOutbox.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { FakeShipmentReports } from '../../support/fakes/FakeShipmentReports.ts';
import { nextTurn } from '../../support/nextTurn.ts';
import { until } from '../../support/until.ts';

const entry = (id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => outboxFactory.build({ id, ...more });

const open = (entries: readonly OutboxEntry[], online = true) => {
  const [reports, outbox] = [new FakeShipmentReports(), new FakeOutbox(entries)];
  const store = new FakeSessionStore(
    sessionFactory.build({ user: { id: 'user-own' }, company: { id: 'company-own' } }),
  );
  const [clock, connectivity, unsent] = [new FakeClock(), new FakeConnectivity(online), new MemoryUnsentWork()];
  const changes = new FakeRecordChanges();
  const send = sendOutbox(outbox, reports, store, new FakeIdempotencyKeys(), changes);
  const watch = watchOutbox(outbox, send, store, clock, connectivity, unsent);
  const outcomes = () => outbox.list().map(({ outcome }) => outcome);
  return { reports, outbox, clock, connectivity, unsent, changes, send, watch, outcomes };
};

describe('what waits', () => {
  it('is sent by shipment, in the order it was kept, and each is told what became of it', async () => {
    const { reports, changes, outbox, send, outcomes } = open([
      entry('a'),
      entry('b', { shipmentId: 's-2' }),
      entry('c'),
      entry('d'),
    ]);
    reports.answers = [{ code: 201 }, { code: 409, reason: 'wrong_status' }, { code: 422, message: 'is too early' }];
    await send();
    expect(reports.batches).toEqual([
      { shipmentId: 's-1', ids: ['a', 'c', 'd'] },
      { shipmentId: 's-2', ids: ['b'] },
    ]);
    expect(outcomes()).toEqual(['sent', 'sent', 'conflict', 'refused']);
    expect(outbox.list().slice(2)).toMatchObject([
      { why: { reason: 'wrong_status' } },
      { why: { message: 'is too early' } },
    ]);
    expect(changes.told).toHaveLength(2);
  });

  it('of somebody else or of another company stays', async () => {
    const { reports, send, outcomes } = open([entry('a', { userId: 'other' }), entry('b', { companyId: 'other' })]);
    await send();
    expect(reports.batches).toEqual([]);
    expect(outcomes()).toEqual(['waiting', 'waiting']);
  });

  it.each([
    ['goes on waiting where no answer comes', new Failure({ kind: 'unreachable', offline: false }), 'waiting'],
    ['goes on waiting where the session is over', new Failure({ kind: 'unauthorised', status: 401 }), 'waiting'],
    ['came too late where the shipment is gone', new Failure({ kind: 'refused', status: 404, errors: [] }), 'conflict'],
  ])('%s', async (_, answers, outcome) => {
    const { reports, send, outcomes } = open([entry('a')]);
    reports.answers = answers;
    await send();
    expect(outcomes()).toEqual([outcome]);
  });

  it('is sent once by two at the same time', async () => {
    const { reports, send } = open([entry('a')]);
    reports.answers = [{ code: 201 }];
    await Promise.all([send(), send()]);
    expect(reports.batches).toHaveLength(1);
  });
});

describe('the outbox', () => {
  it('is sent when the network is back', async () => {
    const { reports, connectivity, watch, outcomes } = open([entry('a')], false);
    reports.answers = [{ code: 201 }];
    watch();
    expect(reports.batches).toEqual([]);
    connectivity.turn(true);
    await until(() => expect(outcomes()).toEqual(['sent']));
  });

  it('sends at once what is kept later, while the network is there', async () => {
    const { reports, outbox, watch, outcomes } = open([]);
    reports.answers = [{ code: 201 }];
    watch();
    await nextTurn();
    await outbox.keep(entry('a'));
    await until(() => expect(outcomes()).toEqual(['sent']));
  });

  it('is tried again while no answer comes', async () => {
    const { reports, clock, watch, outcomes } = open([entry('a')]);
    reports.answers = new Failure({ kind: 'unreachable', offline: false });
    watch();
    expect(await clock.nextTimer()).toBe(30_000);
    reports.answers = [{ code: 201 }];
    clock.advance(30_000);
    await until(() => expect(outcomes()).toEqual(['sent']));
  });

  it('tells how much would be lost by signing out, and drops it', async () => {
    const kept = [entry('a'), entry('b', { userId: 'other' }), entry('c', { outcome: 'refused' })];
    const { unsent, outbox, watch } = open(kept, false);
    watch();
    expect(unsent.count()).toBe(1);
    await unsent.drop();
    expect(outbox.list().map(({ id }) => id)).toEqual(['b']);
    expect(unsent.count()).toBe(0);
  });
});
