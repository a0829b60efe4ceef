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

const open = () => {
  const register = new FakeOfferRegister();
  const clock = new FakeClock();
  const offers = makeOffer(register, clock, new FakeIdempotencyKeys(), new FakeRecordChanges());
  return { register, clock, send: () => offers.send(draft, what) };
};

const ends = ({ sent }: FakeOfferRegister) => sent.map(({ entry }) => entry.validUntil);

it('ends when it first did if it is tried again after no answer came', async () => {
  const { register, clock, send } = open();
  register.written = new Failure({ kind: 'unreachable', offline: false });
  await expect(send()).rejects.toBe(register.written);
  clock.advance(minute);
  register.written = offerFactory.build();
  await send();
  expect(ends(register)).toEqual(['2026-01-05T11:00:00.000Z', '2026-01-05T11:00:00.000Z']);
});

it('counts its two hours from now if the one before was refused', async () => {
  const { register, clock, send } = open();
  register.written = new Failure({ kind: 'refused', status: 409, reason: 'not_open', errors: [] });
  await expect(send()).rejects.toBe(register.written);
  clock.advance(minute);
  register.written = offerFactory.build();
  await send();
  expect(ends(register)).toEqual(['2026-01-05T11:00:00.000Z', '2026-01-05T11:01:00.000Z']);
});
