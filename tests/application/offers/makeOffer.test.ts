import { expect, it } from 'vitest';
import { makeOffer } from '../../../src/application/offers/makeOffer.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { emptyOffer } from '../../../src/domain/offer/emptyOffer.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeOfferRegister } from '../../support/fakes/FakeOfferRegister.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const minute = 60_000;
const what = { loadId: 'l-1', offer: undefined, currency: 'EUR', decisionBy: undefined, zone: 'Europe/Berlin' };
const draft = { ...emptyOffer(undefined), amount: '1250', validFor: 'hours' };

const unanswered = new Failure({ kind: 'unreachable', offline: false });
const refused = new Failure({ kind: 'refused', status: 409, reason: 'not_open', errors: [] });

const open = () => {
  const register = new FakeOfferRegister();
  const clock = new FakeClock();
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  const offers = makeOffer(register, clock, keys, changes);
  return { register, clock, keys, changes, offers, send: () => offers.send(draft, what) };
};

const ends = ({ sent }: FakeOfferRegister) => sent.map(({ entry }) => entry.validUntil);

it('is sent for its load, once, and the lists are stale', async () => {
  const { register, keys, changes, send } = open();
  expect(await send()).toBe(register.written);
  expect(register.sent).toMatchObject([{ id: 'l-1', entry: { amount: { amountMinor: 125_000, currency: 'EUR' } } }]);
  expect(keys.contents).toEqual([{ loadId: 'l-1', offer: undefined, version: undefined, draft }]);
  expect(changes.told).toEqual([{ lists: ['offers', 'loads'] }]);
});

it('with another price is sent over the version that was seen', async () => {
  const { register, keys, offers } = open();
  expect(await offers.send(draft, { ...what, offer: { id: 'o-1', version: 3 } })).toBe(register.written);
  expect(register.sent).toMatchObject([{ id: 'o-1', version: 3 }]);
  expect(keys.contents).toMatchObject([{ offer: 'o-1', version: 3 }]);
});

it('is not sent without a price, as the form tells', async () => {
  const { register, changes, offers } = open();
  const empty = { ...draft, amount: '' };
  expect(offers.check(empty, what)).toMatchObject({ amount: { code: 'required' } });
  expect(offers.check(draft, what)).toEqual({});
  expect(await offers.send(empty, what)).toBeUndefined();
  expect([register.sent, changes.told]).toEqual([[], []]);
});

it('typed anew after no answer came counts its two hours from now', async () => {
  const { register, clock, offers, send } = open();
  register.written = unanswered;
  await expect(send()).rejects.toBe(unanswered);
  clock.advance(minute);
  register.written = offerFactory.build();
  await offers.send({ ...draft, amount: '1300' }, what);
  expect(ends(register)).toEqual(['2026-01-05T11:00:00.000Z', '2026-01-05T11:01:00.000Z']);
});

it('ends when it first did if it is tried again after no answer came', async () => {
  const { register, clock, send } = open();
  register.written = unanswered;
  await expect(send()).rejects.toBe(unanswered);
  clock.advance(minute);
  register.written = offerFactory.build();
  await send();
  expect(ends(register)).toEqual(['2026-01-05T11:00:00.000Z', '2026-01-05T11:00:00.000Z']);
});

it('counts its two hours from now if the one before was refused', async () => {
  const { register, clock, send } = open();
  register.written = refused;
  await expect(send()).rejects.toBe(refused);
  clock.advance(minute);
  register.written = offerFactory.build();
  await send();
  expect(ends(register)).toEqual(['2026-01-05T11:00:00.000Z', '2026-01-05T11:01:00.000Z']);
});
