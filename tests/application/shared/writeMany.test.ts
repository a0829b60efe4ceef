import { describe, expect, it } from 'vitest';
import { declineLoads } from '../../../src/application/loads/declineLoads.ts';
import { moveOffers } from '../../../src/application/offers/moveOffers.ts';
import { moveRequests } from '../../../src/application/requests/moveRequests.ts';
import { verifyProofs } from '../../../src/application/shipments/verifyProofs.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeDeliveryProofs } from '../../support/fakes/FakeDeliveryProofs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeLoadBoard } from '../../support/fakes/FakeLoadBoard.ts';
import { FakeOfferRegister } from '../../support/fakes/FakeOfferRegister.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';

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

  it('goes on after a refusal, and marks the list stale', async () => {
    const refused = new Failure({ kind: 'refused', status: 409, errors: [] });
    const register = Object.assign(new FakeRequestRegister(), { written: refused });
    const { changes, all } = ports();
    const outcomes = await moveRequests(register, ...all)(records, 'publish', watch);
    expect(outcomes).toEqual(records.map((item) => ({ item, failure: refused })));
    expect(changes.told).toEqual([{ lists: ['requests'] }]);
  });
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
  expect(changes.told).toEqual([{ lists: ['shipments', 'carriers'] }]);
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
