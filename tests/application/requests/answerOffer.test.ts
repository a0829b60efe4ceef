import { describe, expect, it } from 'vitest';
import { answerOffer } from '../../../src/application/requests/answerOffer.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { receivedOfferFactory } from '../../support/factories/receivedOfferFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeReceivedOffers } from '../../support/fakes/FakeReceivedOffers.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const which = { requestId: 'r1', offerId: 'o1', version: 3 };
const changed = [{ lists: ['requests', 'shipments'] }];
const refused = (reason: string, status = 409) => new Failure({ kind: 'refused', status, reason, errors: [] });

const open = (overrides: Partial<FakeReceivedOffers> = {}) => {
  const offers = Object.assign(new FakeReceivedOffers(), overrides);
  const keys = new FakeIdempotencyKeys();
  const changes = new FakeRecordChanges();
  return { offers, keys, changes, answer: answerOffer(offers, new FakeClock(), keys, changes) };
};

describe('accepting an offer', () => {
  it('awards the request once, and marks the requests stale', async () => {
    const { offers, keys, changes, answer } = open();
    expect(await answer.accept(which)).toEqual({ kind: 'awarded', shipment: offers.shipment });
    expect([offers.accepted, offers.keys]).toEqual([[which], ['key']]);
    expect(keys.contents).toEqual([{ offer: which, accepts: true }]);
    expect(changes.told).toEqual(changed);
  });

  it.each(['stale', 'already_awarded', 'offer_over', 'offer_outdated', 'not_open'])(
    'reads the offers again and tells what happened when it is refused as %s',
    async (reason) => {
      const winner = receivedOfferFactory.build({ status: 'accepted' });
      const { offers, changes, answer } = open({ shipment: refused(reason), offers: [winner] });
      expect(await answer.accept(which)).toEqual({
        kind: 'overtaken',
        by: { kind: 'awarded', company: 'Nordfracht', at: winner.updatedAt, by: 'shipper' },
      });
      expect(offers.read).toEqual(['r1']);
      expect(changes.told).toEqual(changed);
    },
  );

  it.each([refused('under_way'), refused('not_allowed', 403), new Failure({ kind: 'unreachable', offline: false })])(
    'throws other trouble: %o',
    async (trouble) => {
      const { offers, answer } = open({ shipment: trouble });
      await expect(answer.accept(which)).rejects.toBe(trouble);
      expect(offers.read).toEqual([]);
    },
  );
});

describe('a counter-offer', () => {
  const draft = { amount: '1,150.00', validUntil: '2026-01-05T12:00:00Z' };
  const offered = receivedOfferFactory.build();

  it('is sent as an amount of the currency', async () => {
    const { offers, changes, answer } = open();
    expect(await answer.counter(which, draft, offered, 'EUR')).toEqual({ kind: 'done' });
    const counter = { amount: { amountMinor: 115_000, currency: 'EUR' }, validUntil: draft.validUntil };
    expect(offers.countered).toEqual([{ which, counter }]);
    expect(changes.told).toEqual(changed);
  });

  it('that cannot be right is not sent', async () => {
    const { offers, answer } = open();
    expect(await answer.counter(which, { ...draft, amount: '' }, offered, 'EUR')).toMatchObject({
      kind: 'invalid',
      problems: { amount: { code: 'required' } },
    });
    expect(offers.countered).toEqual([]);
  });

  it('tells that the offer was withdrawn meanwhile', async () => {
    const gone = receivedOfferFactory.build({ id: 'o1', status: 'withdrawn' });
    const { answer } = open({ offer: refused('offer_over'), offers: [gone] });
    expect(await answer.counter(which, draft, offered, 'EUR')).toEqual({
      kind: 'overtaken',
      by: { kind: 'offer', status: 'withdrawn' },
    });
  });
});

it('an offer that was withdrawn meanwhile is not turned down', async () => {
  const gone = receivedOfferFactory.build({ id: 'o1', status: 'withdrawn' });
  const { answer } = open({ offer: refused('offer_over'), offers: [gone] });
  expect(await answer.reject(which, 'price')).toEqual({
    kind: 'overtaken',
    by: { kind: 'offer', status: 'withdrawn' },
  });
});

it.each(['price', undefined] as const)('an offer is turned down with its reason: %s', async (reason) => {
  const { offers, keys, answer } = open();
  expect(await answer.reject(which, reason)).toEqual({ kind: 'done' });
  expect(offers.rejected).toEqual([{ which, reason }]);
  expect(keys.contents).toEqual([{ offer: which, rejects: true, reason }]);
});
