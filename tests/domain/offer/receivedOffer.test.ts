import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptBarrier } from '../../../src/domain/offer/acceptBarrier.ts';
import { answerDeadline } from '../../../src/domain/offer/answerDeadline.ts';
import { compareOffers } from '../../../src/domain/offer/compareOffers.ts';
import { offerStatuses } from '../../../src/domain/offer/OfferStatus.ts';
import { overtakenBy } from '../../../src/domain/offer/overtakenBy.ts';
import { parseCounter } from '../../../src/domain/offer/parseCounter.ts';
import { requestStatuses } from '../../../src/domain/request/RequestStatus.ts';
import { receivedOfferFactory } from '../../support/factories/receivedOfferFactory.ts';

const validUntil = '2026-01-06T09:00:00.000Z';
const end = Date.parse(validUntil);
const now = end - 60_000;
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const open = { status: 'open', endsAt: '2026-01-07T09:00:00.000Z' } as const;
const counter = { amount: euro(90_000), validUntil };
const at = (name: string, amountMinor: number, change = {}) =>
  receivedOfferFactory.build({
    company: { id: name, name, isNew: false },
    amount: euro(amountMinor),
    validUntil,
    ...change,
  });

describe('what keeps a shipper from accepting an offer', () => {
  it.each([
    [{}, open, now, undefined],
    [{}, open, end - 1, undefined],
    [{}, open, end, 'expired'],
    [{ outdated: true }, open, now, 'outdated'],
    [{ status: 'countered', counter }, open, now, 'countered'],
    [{ status: 'countered', counter, outdated: true }, open, now, 'countered'],
    [{ status: 'countered', counter }, open, end, 'expired'],
    [{ status: 'rejected' }, open, now, 'rejected'],
    [{ status: 'withdrawn' }, open, now, 'withdrawn'],
    [{ status: 'accepted' }, { status: 'awarded' }, now, 'accepted'],
    [{}, { status: 'open', endsAt: new Date(now).toISOString() }, now, 'request_over'],
    [{}, { status: 'open', endsAt: new Date(now + 1).toISOString() }, now, undefined],
    [{}, { status: 'withdrawn' }, now, 'request_over'],
  ] as const)('%j for a request that is %j at %i: %s', (change, request, instant, barrier) => {
    expect(acceptBarrier(receivedOfferFactory.build({ validUntil, ...change }), request, instant)).toBe(barrier);
  });

  it('is there for every state but a live offer for an open request', () => {
    fc.assert(
      fc.property(fc.constantFrom(...offerStatuses), fc.constantFrom(...requestStatuses), (status, request) => {
        const isFree = status === 'submitted' && request === 'open';
        const offer = receivedOfferFactory.build({ status, validUntil });
        expect(acceptBarrier(offer, { status: request }, now) === undefined).toBe(isFree);
      }),
    );
  });
});

describe('offers side by side', () => {
  const request = { ...open, km: 500, pricing: { target: euro(100_000) } };

  it('come with what can be accepted first, the lowest price first, and what is over last', () => {
    const offers = [
      at('over', 10_000, { status: 'withdrawn' }),
      at('chosen', 99_000, { status: 'accepted' }),
      at('dear', 130_000),
      at('outdated', 80_000, { outdated: true }),
      at('cheap', 110_000),
    ];
    expect(compareOffers(offers, request, now).map(({ offer }) => offer.company.name)).toEqual([
      'cheap',
      'dear',
      'outdated',
      'chosen',
      'over',
    ]);
  });

  it('tell how far each is from the lowest live one and from the target, and what a kilometre costs', () => {
    const [best, other, over] = compareOffers(
      [at('a', 110_000), at('b', 111_099), at('c', 50_000, { status: 'expired' })],
      request,
      now,
    );
    expect(best).toMatchObject({ toBest: { amountMinor: 0 }, toTarget: { amountMinor: 10_000 }, perKm: euro(220) });
    expect(other?.toBest).toEqual({ amountMinor: 1_099, isSlight: true });
    expect(over).toMatchObject({ toBest: undefined, toTarget: { amountMinor: -50_000, isSlight: false } });
  });

  it('differ by more than a slight amount from a hundredth on', () => {
    const [, other] = compareOffers([at('a', 110_000), at('b', 111_100)], request, now);
    expect(other?.toBest).toEqual({ amountMinor: 1_100, isSlight: false });
  });

  it('have no distance, no target and no price per kilometre where the request has none', () => {
    const [only] = compareOffers([at('a', 110_000)], open, now);
    expect(only).toMatchObject({ toTarget: undefined, perKm: undefined });
  });
});

describe('an answer that came too late', () => {
  const updatedAt = '2026-01-06T08:42:00.000Z';
  const mine = at('mine', 1, { id: 'mine' });
  it.each([
    [[mine, at('Nordfracht', 2, { status: 'accepted', updatedAt })], { by: 'shipper', company: 'Nordfracht' }],
    [[mine, at('Nordfracht', 2, { status: 'accepted', updatedAt, counter })], { by: 'counter', company: 'Nordfracht' }],
    [
      [mine, at('Nordfracht', 2, { status: 'accepted', createdAt: updatedAt, updatedAt })],
      { by: 'booking', company: 'Nordfracht' },
    ],
  ])('tells who got the request, when, and by whom', (offers, winner) => {
    expect(overtakenBy(offers, { offerId: 'mine', isRequestOver: true }, now)).toEqual({
      kind: 'awarded',
      at: updatedAt,
      ...winner,
    });
  });

  it.each([
    [{ status: 'withdrawn' }, false, { kind: 'offer', status: 'withdrawn' }],
    [{ status: 'rejected' }, false, { kind: 'offer', status: 'rejected' }],
    [{ status: 'countered', counter }, false, { kind: 'offer', status: 'countered' }],
    [{ validUntil: '2026-01-06T08:00:00.000Z' }, false, { kind: 'offer', status: 'expired' }],
    [{ outdated: true }, false, { kind: 'outdated' }],
    [{ version: 2 }, false, { kind: 'changed' }],
    [{ status: 'rejected' }, true, { kind: 'request_over' }],
  ] as const)('of which the offer is now %j tells so (request over: %s)', (change, isRequestOver, told) => {
    const offer = receivedOfferFactory.build({ id: 'mine', validUntil, ...change });
    expect(overtakenBy([offer], { offerId: 'mine', isRequestOver }, now)).toEqual(told);
  });
});

it.each([
  ['submitted', '2026-01-06T09:00:00.000Z'],
  ['countered', '2026-01-05T11:00:00.000Z'],
] as const)('a fleet can answer an offer that is %s until %s', (status, deadline) => {
  const counterUntil = { amount: euro(1), validUntil: '2026-01-05T11:00:00.000Z' };
  expect(answerDeadline({ status, counter: counterUntil, validUntil })).toBe(deadline);
});

describe('a counter-offer', () => {
  const offered = { amount: euro(120_000), validUntil };

  it('is parsed in the currency of the request', () => {
    expect(parseCounter({ amount: '1,150', validUntil }, offered, 'EUR', now)).toEqual({
      ok: true,
      value: { amount: euro(115_000), validUntil },
    });
  });

  it.each([
    [
      { amount: '', validUntil: '' },
      { amount: 'required', validUntil: 'required' },
    ],
    [{ amount: 'cheap', validUntil }, { amount: 'out_of_range' }],
    [{ amount: '0', validUntil }, { amount: 'out_of_range' }],
    [{ amount: '1000000.01', validUntil }, { amount: 'out_of_range' }],
    [{ amount: '1', validUntil: new Date(now).toISOString() }, { validUntil: 'in_past' }],
    [{ amount: '1', validUntil: 'tomorrow' }, { validUntil: 'not_an_instant' }],
    [{ amount: '1200', validUntil }, { amount: 'same_amount' }],
    [{ amount: '1', validUntil: new Date(end + 1).toISOString() }, { validUntil: 'after_offer' }],
  ])('typed as %j has the problems %j', (draft, codes) => {
    const read = parseCounter(draft, offered, 'EUR', now);
    const problems = read.ok ? {} : read.problems;
    const found = Object.entries(problems).flatMap(([path, problem]) => (problem ? [[path, problem.code]] : []));
    expect(Object.fromEntries(found)).toEqual(codes);
  });

  it('names its limits in whole units of the currency', () => {
    const read = parseCounter({ amount: '0', validUntil }, offered, 'EUR', now);
    expect(!read.ok && read.problems.amount?.limits).toEqual({ least: 0.01, most: 1_000_000, decimals: 2 });
  });
});
