import { describe, expect, it } from 'vitest';
import { declineLoads } from '../../../src/application/loads/declineLoads.ts';
import { extendOffers } from '../../../src/application/offers/extendOffers.ts';
import { moveOffers } from '../../../src/application/offers/moveOffers.ts';
import { extendDeadlines } from '../../../src/application/requests/extendDeadlines.ts';
import { moveRequests } from '../../../src/application/requests/moveRequests.ts';
import { verifyProofs } from '../../../src/application/shipments/verifyProofs.ts';
import { actOnStatements } from '../../../src/application/statements/actOnStatements.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { issuedStatement } from '../../support/factories/statementFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeDeliveryProofs } from '../../support/fakes/FakeDeliveryProofs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeLoadBoard } from '../../support/fakes/FakeLoadBoard.ts';
import { FakeOfferRegister } from '../../support/fakes/FakeOfferRegister.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';
import { FakeStatementDesk } from '../../support/fakes/FakeStatementDesk.ts';

const records = [
  { id: 'a', version: 1 },
  { id: 'b', version: 4 },
];
const watch = { signal: new AbortController().signal, onProgress: () => {} };
const ports = () => {
  const [clock, keys, changes] = [new FakeClock(), new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { clock, keys, changes, all: [clock, keys, changes] as const };
};

describe('moving many requests', () => {
  it.each([
    ['publish', 'open'],
    ['withdraw', 'withdrawn'],
  ] as const)('to %s sends each by the version it was shown with', async (move, to) => {
    const register = Object.assign(new FakeRequestRegister(), { written: requestFactory.build({ version: 9 }) });
    const { keys, changes, all } = ports();
    const outcomes = await moveRequests(register, ...all)(records, move, watch);
    expect(register.moved.map(({ id, version, to: reached }) => [id, version, reached])).toEqual([
      ['a', 1, to],
      ['b', 4, to],
    ]);
    expect(outcomes).toEqual(records.map((item) => ({ item, output: 9 })));
    expect(keys.contents).toEqual(records.map((record) => ({ list: 'requests', ...record, move })));
    expect(changes.told).toEqual([{ lists: ['requests'] }]);
  });

  it('to remove deletes each', async () => {
    const register = new FakeRequestRegister();
    await moveRequests(register, ...ports().all)(records, 'remove', watch);
    expect(register.removed.map(({ id, version }) => ({ id, version }))).toEqual(records);
  });

  it('to undo brings each back by the version it was deleted at', async () => {
    const register = Object.assign(new FakeRequestRegister(), { written: requestFactory.build({ version: 5 }) });
    const outcomes = await moveRequests(register, ...ports().all)(records, 'undo', watch);
    expect(register.undone.map(({ id, version }) => ({ id, version }))).toEqual(records);
    expect(outcomes).toEqual(records.map((item) => ({ item, output: 5 })));
  });

  it('goes on after a refusal, and marks the list stale', async () => {
    const refused = new Failure({ kind: 'refused', status: 409, errors: [] });
    const register = Object.assign(new FakeRequestRegister(), { written: refused });
    const { changes, all } = ports();
    const outcomes = await moveRequests(register, ...all)(records, 'publish', watch);
    expect(outcomes).toEqual(records.map((item) => ({ item, failure: refused })));
    expect(changes.told).toEqual([{ lists: ['requests'] }]);
  });
});

it('many deadlines are moved, of those whose pickup does not end before', async () => {
  const [near, far] = ['2026-01-07T16:00:00.000Z', '2026-01-08T08:00:00.000Z'].map((decisionBy, at) =>
    requestFactory.build({ id: `r-${at}`, version: 4, decisionBy }),
  );
  const register = Object.assign(new FakeRequestRegister(), { written: requestFactory.build({ version: 5 }) });
  const { keys, changes, all } = ports();
  const { allows, run } = extendDeadlines(register, ...all);
  const both = [near, far].flatMap((request) => request ?? []);
  expect(both.map((request) => allows(request, 4))).toEqual([true, false]);
  const outcomes = await run(both, 4, watch);
  const decisionBy = '2026-01-07T20:00:00.000Z';
  expect(register.changed).toMatchObject([{ id: 'r-0', version: 4, publish: false, entry: { decisionBy } }]);
  expect(outcomes).toMatchObject([{ item: { id: 'r-0', version: 4 }, output: 5 }]);
  expect(keys.contents).toEqual([{ list: 'requests', id: 'r-0', version: 4, decisionBy }]);
  expect(changes.told).toEqual([{ lists: ['requests'] }]);
});

it('many prices stand for longer, of those that can', async () => {
  const register = Object.assign(new FakeOfferRegister(), { written: offerFactory.build({ version: 2 }) });
  const { keys, changes, all } = ports();
  const extension = { choice: 'decision', zone: 'Europe/Berlin' } as const;
  const { barrier, run } = extendOffers(register, ...all);
  const short = offerFactory.build({ id: 'o-1', validUntil: '2026-01-05T12:00:00Z' });
  const offers = [short, offerFactory.build({ id: 'o-2', status: 'withdrawn' })];
  expect(offers.map((offer) => barrier(offer, extension))).toEqual([undefined, 'over']);
  const outcomes = await run(offers, extension, watch);
  const validUntil = '2026-01-06T16:00:00.000Z';
  expect(register.sent).toMatchObject([{ id: 'o-1', version: 1, entry: { amount: short.amount, validUntil } }]);
  expect(outcomes).toMatchObject([{ item: { id: 'o-1', version: 1 }, output: 2 }]);
  expect(keys.contents).toEqual([{ list: 'offers', id: 'o-1', version: 1, validUntil }]);
  expect(changes.told).toEqual([{ lists: ['offers', 'loads'] }]);
});

it.each(['confirm', 'withdraw'] as const)('many offers: %s', async (move) => {
  const register = Object.assign(new FakeOfferRegister(), { written: offerFactory.build({ version: 5 }) });
  const { keys, changes, all } = ports();
  const outcomes = await moveOffers(register, ...all)(records, move, watch);
  expect(register.moves).toEqual(records.map((record) => ({ ...record, move })));
  expect(outcomes).toEqual(records.map((item) => ({ item, output: 5 })));
  expect(keys.contents).toEqual(records.map((record) => ({ list: 'offers', ...record, move })));
  expect(changes.told).toEqual([{ lists: ['offers', 'loads'] }]);
});

it('many proofs are verified, which changes scorecards too', async () => {
  const proofs = Object.assign(new FakeDeliveryProofs(), { shipment: shipmentFactory.build({ version: 7 }) });
  const { keys, changes, all } = ports();
  const outcomes = await verifyProofs(proofs, ...all)(records, watch);
  expect(proofs.verified).toEqual(records.map(({ id, version }) => ({ shipmentId: id, version })));
  expect(outcomes).toEqual(records.map((item) => ({ item, output: 7 })));
  expect(keys.contents).toEqual(records.map((record) => ({ list: 'shipments', ...record, verifies: true })));
  expect(changes.told).toEqual([{ lists: ['shipments', 'carriers', 'statements'] }]);
});

const payment = { paidOn: '2026-01-31', reference: undefined };
it.each([
  [{ act: 'issue', timeZone: 'Europe/Berlin' }, ['issue', 'Europe/Berlin']],
  [{ act: 'approve' }, ['approve']],
  [{ act: 'settle' }, ['settle']],
  [{ act: 'pay', payment }, ['pay', payment]],
] as const)('many statements: %j', async (what, [act, ...more]) => {
  const desk = Object.assign(new FakeStatementDesk(), { answers: { ...issuedStatement, version: 6 } });
  const { keys, changes, all } = ports();
  const outcomes = await actOnStatements(desk, ...all)(records, what, watch);
  expect(desk.done).toEqual(records.map(({ version }) => [act, version, ...more]));
  expect(desk.backgrounds).toEqual([true, true]);
  expect(outcomes).toEqual(records.map((item) => ({ item, output: 6 })));
  expect(keys.contents).toEqual(records.map((record) => ({ list: 'statements', ...record, ...what })));
  expect(changes.told).toEqual([{ lists: ['statements'] }]);
});

it('many loads are declined for one reason', async () => {
  const board = new FakeLoadBoard();
  const { keys, changes, all } = ports();
  const loads = [{ id: 'a' }, { id: 'b' }];
  const outcomes = await declineLoads(board, ...all)(loads, 'lane', watch);
  expect(board.declines).toEqual(loads.map(({ id }) => ({ id, decline: { reason: 'lane', text: undefined } })));
  expect(outcomes).toEqual(loads.map((item) => ({ item, output: undefined })));
  expect(keys.contents).toEqual(loads.map(({ id }) => ({ list: 'loads', id, declines: 'lane' })));
  expect(changes.told).toEqual([{ lists: ['loads'] }]);
});
