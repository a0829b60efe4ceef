import { describe, expect, it } from 'vitest';
import { type JudgedOffer, offerOutcome, type OfferFacts, offerTally } from '../../../services/reports/offers.ts';
import { tallied } from '../../support/services/tallied.ts';

const offerFigures = (offers: readonly JudgedOffer[]) => tallied(offerTally(), offers);

const now = Date.parse('2026-11-23T12:00:00Z');
const hour = 3_600_000;

/** An offer that waits for an answer. */
const offer = (values: Partial<OfferFacts> = {}): OfferFacts => ({
  status: 'submitted',
  closedReason: null,
  holdsUntil: now + hour,
  isAwarded: false,
  isGivenBack: false,
  isDeclined: false,
  isClosed: false,
  ...values,
});

const asked = (values: Partial<OfferFacts> = {}) => offer({ status: 'none', ...values });

const rejected = (closedReason: string) => offer({ status: 'rejected', closedReason });

it.each<[string, OfferFacts, string]>([
  ['waits', offer(), 'open'],
  ['waits at its last moment', offer({ holdsUntil: now + 1 }), 'open'],
  ['ended by the clock, which nobody wrote down', offer({ holdsUntil: now }), 'expired'],
  ['was countered and waits for its fleet', offer({ status: 'countered' }), 'open'],
  ['was countered, and nobody answered', offer({ status: 'countered', holdsUntil: now - 1 }), 'expired'],
  ['was accepted', offer({ status: 'accepted', isAwarded: true }), 'awarded'],
  ['was given back after the award', offer({ status: 'withdrawn', isAwarded: true, isGivenBack: true }), 'given_back'],
  ['was awarded before the shipper took it back', { ...rejected('other'), isAwarded: true }, 'awarded'],
  ['lost to another', rejected('not_selected'), 'not_selected'],
  ['was turned down for its price', rejected('price'), 'turned_down'],
  ['ended with its request', rejected('request_cancelled'), 'request_closed'],
  ['was withdrawn', offer({ status: 'withdrawn' }), 'withdrawn'],
  ['was never made: the fleet may still answer', asked(), 'asked'],
  ['was never made: the fleet let the time pass', asked({ holdsUntil: now }), 'no_answer'],
  [
    'was never made: the request was gone before its time',
    asked({ isClosed: true, holdsUntil: now }),
    'request_closed',
  ],
  ['was never made: the fleet said so', asked({ isDeclined: true, isClosed: true }), 'declined'],
])('an offer that %s', (_, facts, outcome) => {
  expect(offerOutcome(facts, now)).toBe(outcome);
});

const judged = (outcome: string, isAsked = false, minutes: number | null = null): JudgedOffer => ({
  outcome,
  isAsked,
  minutes,
});

describe('the figures of offers', () => {
  it('count each offer once, by what was decided of it', () => {
    const offers = [
      judged('awarded', true, 10),
      judged('awarded', false, 20),
      judged('given_back', true, 60),
      judged('not_selected', true, 5),
      judged('turned_down'),
      judged('expired'),
      judged('open'),
      judged('withdrawn'),
      judged('request_closed', true),
      judged('declined', true, 30),
      judged('no_answer', true),
      judged('no_answer', true),
      judged('asked', true),
    ];
    expect(offerFigures(offers)).toMatchObject([
      { code: 'hit_rate', value: 0.6, count: 3, n: 5 },
      { code: 'asked_accepted', value: 0.4, count: 2, n: 5 },
      { code: 'answered_accepted', value: 2 / 3, count: 2, n: 3 },
      { code: 'fall_off', value: 1 / 3, count: 1, n: 3 },
      { code: 'answer_time', unit: 'minutes', value: 20, n: 5 },
    ]);
  });

  it('have no value without a case, never 0 % or 100 %', () => {
    expect(offerFigures([judged('open'), judged('withdrawn')]).map(({ value, n }) => [value, n])).toEqual(
      Array.from({ length: 5 }, () => [null, 0]),
    );
  });

  it('tell what chance allows: nine of ten', () => {
    const nine = Array.from({ length: 9 }, () => judged('awarded'));
    const [hitRate] = offerFigures([...nine, judged('expired')]);
    expect([hitRate?.low?.toFixed(3), hitRate?.high?.toFixed(3)]).toEqual(['0.652', '0.977']);
  });
});
