import { describe, expect, it } from 'vitest';
import { sendOutbox } from '../../../src/application/outbox/sendOutbox.ts';
import { watchOutbox } from '../../../src/application/outbox/watchOutbox.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { OutboxEntry, OutboxEvent, OutboxProof } from '../../../src/domain/outbox/OutboxEntry.ts';
import { MemoryUnsentWork } from '../../../src/infrastructure/memory/MemoryUnsentWork.ts';
import { keptProofFactory } from '../../support/factories/keptProofFactory.ts';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { outboxFactory } from '../../support/factories/outboxFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeConnectivity } from '../../support/fakes/FakeConnectivity.ts';
import { FakeDeliveryProofs } from '../../support/fakes/FakeDeliveryProofs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeOutbox } from '../../support/fakes/FakeOutbox.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { FakeShipmentReports } from '../../support/fakes/FakeShipmentReports.ts';
import { nextTurn } from '../../support/nextTurn.ts';
import { until } from '../../support/until.ts';

const entry = (id: string, more: Partial<OutboxEvent> = {}): OutboxEvent => outboxFactory.build({ id, ...more });
const proof = (id: string, more: Partial<OutboxProof> = {}): OutboxProof => keptProofFactory.build({ id, ...more });
const photo = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });
const refused = (status: number, more: object = {}) => new Failure({ kind: 'refused', status, errors: [], ...more });
const unreachable = new Failure({ kind: 'unreachable', offline: false });

const open = (entries: readonly OutboxEntry[], online = true) => {
  const [reports, proofs, outbox] = [new FakeShipmentReports(), new FakeDeliveryProofs(), new FakeOutbox(entries)];
  for (const { kind, id } of entries) if (kind === 'proof') outbox.files.set(id, [photo]);
  const store = new FakeSessionStore(
    sessionFactory.build({ user: { id: 'user-own' }, company: { id: 'company-own' } }),
  );
  const [clock, connectivity, unsent] = [new FakeClock(), new FakeConnectivity(online), new MemoryUnsentWork()];
  const changes = new FakeRecordChanges();
  const send = sendOutbox(outbox, reports, proofs, store, new FakeIdempotencyKeys(), changes);
  const watch = watchOutbox(outbox, send, store, clock, connectivity, unsent);
  const outcomes = () => outbox.list().map(({ outcome }) => outcome);
  return { reports, proofs, outbox, store, clock, connectivity, unsent, changes, send, watch, outcomes };
};

describe('what waits', () => {
  it('is sent by shipment, in the order it was kept, and each is told what became of it', async () => {
    const { reports, changes, outbox, send, outcomes } = open([
      entry('a'),
      entry('b', { shipmentId: 's-2' }),
      entry('c'),
      entry('d'),
    ]);
    reports.answers = [
      { outcome: 'recorded' },
      { outcome: 'conflict', reason: 'wrong_status' },
      { outcome: 'refused', message: 'is too early' },
    ];
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
    expect(changes.told.map(({ lists }) => lists)).toEqual([
      ['shipments', 'vehicles', 'drivers'],
      ['shipments', 'vehicles', 'drivers'],
    ]);
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

  it('is told why all of it was refused at once', async () => {
    const { reports, outbox, send } = open([entry('a'), entry('b')]);
    reports.answers = refused(413, { message: 'Too large.' });
    await send();
    const each = { outcome: 'refused', why: { message: 'Too large.' } };
    expect(outbox.list()).toMatchObject([each, each]);
  });

  it('is sent once by two at the same time', async () => {
    const { reports, send } = open([entry('a')]);
    reports.answers = [{ outcome: 'recorded' }];
    await Promise.all([send(), send()]);
    expect(reports.batches).toHaveLength(1);
  });
});

describe('a proof that waits', () => {
  it('is sent with its files after the events that were kept before it, and before those that follow', async () => {
    const { reports, proofs, changes, send, outcomes } = open([entry('a'), entry('b'), proof('p'), entry('c')]);
    reports.answers = [{ outcome: 'recorded' }, { outcome: 'recorded' }];
    const [calls, add] = [[] as string[], proofs.add.bind(proofs)];
    proofs.add = (...sent) => {
      calls.push(`proof after ${reports.batches.length}`);
      return add(...sent);
    };
    await send();
    expect(reports.batches.map(({ ids }) => ids)).toEqual([['a', 'b'], ['c']]);
    expect(calls).toEqual(['proof after 1']);
    const { facts } = proof('p').proof;
    expect(proofs.added).toMatchObject([
      { shipmentId: 's-1', proof: { id: 'p', stop: 1, facts: { recipient: facts.recipient }, files: [photo] } },
    ]);
    expect(outcomes()).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(changes.told).toContainEqual(expect.objectContaining({ lists: ['shipments'] }));
  });

  it('is told as being sent until there is an answer', async () => {
    const { proofs, outbox, send, outcomes } = open([proof('p')]);
    const told: unknown[] = [];
    outbox.onChange(() => told.push(...outcomes()));
    proofs.shipment = unreachable;
    await send();
    expect(told).toEqual(['sending', 'waiting']);
  });

  it.each([
    ['goes on waiting where the call is cut', unreachable, 'waiting', undefined],
    ['goes on waiting where the line is too slow', refused(408), 'waiting', undefined],
    ['goes on waiting while the service is busy', refused(503), 'waiting', undefined],
    [
      'goes on waiting where the session is over',
      new Failure({ kind: 'unauthorised', status: 401 }),
      'waiting',
      undefined,
    ],
    ['goes on waiting while the same one is being taken', new Failure({ kind: 'inProgress' }), 'waiting', undefined],
    [
      'came too late where another one was faster',
      refused(409, { reason: 'so_already' }),
      'conflict',
      { reason: 'so_already' },
    ],
    [
      'is refused for what is wrong with it',
      refused(422, { errors: [{ field: 'file', message: 'is not a picture', code: 'file-kind' }] }),
      'refused',
      { reason: 'file-kind', message: 'file is not a picture' },
    ],
    ['is refused where it is too large', refused(413, { message: 'Too large.' }), 'refused', { message: 'Too large.' }],
  ])('%s', async (_, answer, outcome, why) => {
    const { proofs, outbox, send } = open([proof('p')]);
    proofs.shipment = answer;
    await send();
    expect(outbox.list()).toMatchObject([{ outcome, ...(why && { why }) }]);
    expect(await outbox.filesOf('p')).toEqual([photo]);
  });

  it('without an answer holds up what follows in its shipment, and no other', async () => {
    const { reports, proofs, send, outcomes } = open([proof('p'), entry('a'), entry('b', { shipmentId: 's-2' })]);
    proofs.shipment = unreachable;
    reports.answers = [{ outcome: 'recorded' }];
    await send();
    expect(outcomes()).toEqual(['waiting', 'waiting', 'sent']);
  });

  it('is not tried while the events before it have no answer', async () => {
    const { reports, proofs, send, outcomes } = open([entry('a'), proof('p')]);
    reports.answers = unreachable;
    await send();
    expect(proofs.added).toEqual([]);
    expect(outcomes()).toEqual(['waiting', 'waiting']);
  });

  it('is refused, to be put right, where the browser lost its files', async () => {
    const { outbox, proofs, send } = open([proof('p')]);
    outbox.files.set('p', 'unreadable');
    await send();
    expect(proofs.added).toEqual([]);
    expect(outbox.list()).toMatchObject([{ outcome: 'refused', why: { reason: 'files_lost' } }]);
  });

  it('waits where the browser cannot tell whether it has its files', async () => {
    const { outbox, send, outcomes } = open([proof('p')]);
    outbox.filesOf = () => Promise.reject(new Error('The database was closed.'));
    await send();
    expect(outcomes()).toEqual(['waiting']);
  });

  it('is forgotten where another tab sent or dropped it', async () => {
    const { outbox, proofs, send } = open([proof('p')]);
    outbox.files.delete('p');
    await send();
    expect(proofs.added).toEqual([]);
    expect(outbox.list()).toEqual([]);
  });

  it('is not sent for whoever signs in, or for another company, while its files are read', async () => {
    const { outbox, proofs, store, send, outcomes } = open([proof('p')]);
    outbox.filesOf = () => {
      store.selectCompany(membershipFactory.build({ id: 'company-other' }));
      return Promise.resolve([photo]);
    };
    await send();
    expect(proofs.added).toEqual([]);
    expect(outcomes()).toEqual(['waiting']);
  });

  it('that is left for another company holds up the events after it', async () => {
    const { outbox, reports, store, send, outcomes } = open([proof('p'), entry('a')]);
    outbox.filesOf = () => {
      store.selectCompany(membershipFactory.build({ id: 'company-other' }));
      return Promise.resolve([photo]);
    };
    await send();
    expect(reports.batches).toEqual([]);
    expect(outcomes()).toEqual(['waiting', 'waiting']);
  });
});

describe('the outbox', () => {
  it('is sent when the network is back', async () => {
    const { reports, connectivity, watch, outcomes } = open([entry('a')], false);
    reports.answers = [{ outcome: 'recorded' }];
    watch();
    await nextTurn();
    expect(reports.batches).toEqual([]);
    connectivity.turn(true);
    await until(() => expect(outcomes()).toEqual(['sent']));
  });

  it('sends at once what is kept later, while the network is there', async () => {
    const { reports, outbox, watch, outcomes } = open([]);
    reports.answers = [{ outcome: 'recorded' }];
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
    reports.answers = [{ outcome: 'recorded' }];
    clock.advance(30_000);
    await until(() => expect(outcomes()).toEqual(['sent']));
  });

  it('is tried again after a bug, and tells of it', async () => {
    const { outbox, clock, connectivity, unsent, store } = open([entry('a')]);
    const bug = new TypeError('x is not a function');
    const tries: number[] = [];
    const send = () => {
      tries.push(clock.now());
      return tries.length === 1 ? Promise.reject(bug) : Promise.resolve();
    };
    const told = new Promise((resolve) => process.once('unhandledRejection', resolve));
    watchOutbox(outbox, send, store, clock, connectivity, unsent)();
    expect(await clock.nextTimer()).toBe(30_000);
    expect(await told).toBe(bug);
    clock.advance(30_000);
    await until(() => expect(tries).toHaveLength(2));
  });

  it('is sent once its person signs in again, and no call is made until then', async () => {
    const { reports, store, clock, watch, outcomes } = open([entry('a')]);
    const { user } = store.read();
    const [calls, tellAll] = [reports.batches, reports.tellAll.bind(reports)];
    reports.answers = new Failure({ kind: 'unauthorised', status: 401 });
    reports.tellAll = (...sent) => {
      if (reports.answers instanceof Failure) store.reset();
      return tellAll(...sent);
    };
    watch();
    await until(() => expect(outcomes()).toEqual(['waiting']));
    await nextTurn();
    clock.advance(30_000);
    await nextTurn();
    expect(calls).toHaveLength(1);
    reports.answers = [{ outcome: 'recorded' }];
    if (user) store.signIn('token', user);
    await until(() => expect(outcomes()).toEqual(['sent']));
    expect(calls).toHaveLength(2);
  });

  it('is sent once its company is chosen', async () => {
    const { reports, store, watch, outcomes } = open([entry('a', { companyId: 'company-b' })]);
    reports.answers = [{ outcome: 'recorded' }];
    watch();
    await nextTurn();
    expect(reports.batches).toEqual([]);
    store.selectCompany(membershipFactory.build({ id: 'company-b' }));
    await until(() => expect(outcomes()).toEqual(['sent']));
  });

  it('tells how much would be lost by signing out, and drops it', async () => {
    const settled = [entry('c', { outcome: 'refused' }), proof('d', { outcome: 'sent' })];
    const kept: OutboxEntry[] = [
      entry('a'),
      entry('b', { userId: 'other' }),
      ...settled,
      proof('e', { outcome: 'refused' }),
      entry('f', { companyId: 'company-b' }),
    ];
    const { unsent, outbox, watch } = open(kept, false);
    watch();
    expect(unsent.count()).toBe(3);
    await unsent.drop();
    expect(outbox.list().map(({ id }) => id)).toEqual(['b']);
    expect(unsent.count()).toBe(0);
  });
});
