import { describe, expect, it } from 'vitest';
import { acceptCounter } from '../../../src/application/offers/acceptCounter.ts';
import { bookLoad } from '../../../src/application/offers/bookLoad.ts';
import { moveOffer } from '../../../src/application/offers/moveOffer.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeOfferRegister } from '../../support/fakes/FakeOfferRegister.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const seen = { id: 'o1', version: 3 };
const chosen = {
  vehicleId: 'v1',
  trailerId: undefined,
  driverId: 'd1',
  amount: { amountMinor: 96_000, currency: 'EUR' },
};
const refused = (status: number) => new Failure({ kind: 'refused', status, errors: [] });

const open = (overrides: Partial<FakeOfferRegister> = {}) => {
  const register = Object.assign(new FakeOfferRegister(), overrides);
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return {
    register,
    keys,
    changes,
    accept: acceptCounter(register, keys, changes),
    book: bookLoad(register, keys, changes),
    move: moveOffer(register, keys, changes),
  };
};

it.each(['withdraw', 'confirm'] as const)('%s: is sent over the version that was seen, once', async (way) => {
  const written = offerFactory.build();
  const { register, keys, changes, move } = open({ written });
  expect(await move(seen, way)).toBe(written);
  expect([register.moves, register.keys]).toEqual([[{ ...seen, move: way }], ['key']]);
  expect(keys.contents).toEqual([{ offer: 'o1', version: 3, move: way }]);
  expect(changes.told).toEqual([{ lists: ['offers', 'loads'] }]);
});

it('a counter-offer that is accepted answers with the shipment; its load is gone from all lists', async () => {
  const { register, keys, changes, accept } = open();
  expect(await accept({ ...seen, loadId: 'l1' })).toBe(register.shipment);
  expect([register.moves, register.keys]).toEqual([[{ ...seen, move: 'accept' }], ['key']]);
  expect(keys.contents).toEqual([{ offer: 'o1', version: 3, accepts: true }]);
  expect(changes.told).toEqual([{ lists: ['shipments', 'requests', 'offers', 'loads'], removed: 'l1' }]);
});

describe('booking a load', () => {
  const lists = ['shipments', 'requests', 'offers', 'loads', 'vehicles', 'drivers'];

  it('answers with the shipment; the load is gone from all lists', async () => {
    const { register, keys, changes, book } = open();
    expect(await book('l1', chosen)).toBe(register.shipment);
    expect([register.bookings, register.keys]).toEqual([[{ loadId: 'l1', chosen }], ['key']]);
    expect(keys.contents).toEqual([{ loadId: 'l1', chosen }]);
    expect(changes.told).toEqual([{ lists, removed: 'l1' }]);
  });

  it.each([
    [404, [{ lists }]],
    [409, [{ lists }]],
    [422, []],
  ])('throws a refusal with %i; the lists are stale only if somebody was faster', async (status, told) => {
    const trouble = refused(status);
    const { changes, book } = open({ shipment: trouble });
    await expect(book('l1', chosen)).rejects.toBe(trouble);
    expect(changes.told).toEqual(told);
  });
});
