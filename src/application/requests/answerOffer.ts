import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import { type Overtaken, overtakenBy } from '../../domain/offer/overtakenBy.ts';
import { type CounterDraft, type CounteredOffer, parseCounter } from '../../domain/offer/parseCounter.ts';
import type { RejectReason } from '../../domain/offer/rejectReasons.ts';
import type { Problems } from '../../domain/record/Problem.ts';
import type { AwardedShipment } from '../../domain/shipment/AwardedShipment.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { ReceivedOffers, WhichOffer } from './ReceivedOffers.ts';

/** Whether an answer was given, or what happened before it arrived. */
export type Answered = { readonly kind: 'done' } | { readonly kind: 'overtaken'; readonly by: Overtaken };

/** What a shipper answers to an offer. Each throws a `Failure` for other trouble, marks requests and shipments stale, and is safe to retry. */
export interface AnswerOffer {
  readonly accept: (
    which: WhichOffer,
  ) => Promise<{ readonly kind: 'awarded'; readonly shipment: AwardedShipment } | Exclude<Answered, { kind: 'done' }>>;
  /** `offer` is the one that is answered, `currency` that of the request. */
  readonly counter: (
    which: WhichOffer,
    draft: CounterDraft,
    offer: CounteredOffer,
    currency: string,
  ) => Promise<Answered | { readonly kind: 'invalid'; readonly problems: Problems<keyof CounterDraft> }>;
  readonly reject: (which: WhichOffer, reason: RejectReason | undefined) => Promise<Answered>;
}
export const AnswerOffer: ServiceIdentifier<AnswerOffer> = Symbol('AnswerOffer');

const overtaking: ReadonlySet<string | undefined> = new Set([
  'stale',
  'not_open',
  'already_awarded',
  'so_already',
  'offer_over',
  'offer_outdated',
]);

export const answerOffer = (
  offers: ReceivedOffers,
  clock: Clock,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): AnswerOffer => {
  /** Reads the offers again where somebody was faster. */
  const answer = async <Output>(
    which: WhichOffer,
    content: object,
    write: (key: string) => Promise<Output>,
  ): Promise<
    { readonly kind: 'done'; readonly output: Output } | { readonly kind: 'overtaken'; readonly by: Overtaken }
  > => {
    try {
      const once = () => keys.once({ offer: which, ...content }, write);
      return { kind: 'done', output: await writeAndPublish(changes, ['requests', 'shipments'], once) };
    } catch (error) {
      if (!(error instanceof Failure) || error.trouble.kind !== 'refused') throw error;
      const { status, reason } = error.trouble;
      if (status !== 409 || !overtaking.has(reason)) throw error;
      const { requestId, offerId } = which;
      const isRequestOver = reason === 'not_open' || reason === 'already_awarded';
      const latest = await offers.list(requestId);
      return { kind: 'overtaken', by: overtakenBy(latest, { offerId, isRequestOver }, clock.now()) };
    }
  };
  return {
    accept: async (which) => {
      const answered = await answer(which, { accepts: true }, (key) => offers.accept(which, key));
      return answered.kind === 'done' ? { kind: 'awarded', shipment: answered.output } : answered;
    },
    counter: async (which, draft, offer, currency) => {
      const counter = parseCounter(draft, offer, currency, clock.now());
      if (!counter.ok) return { kind: 'invalid', problems: counter.problems };
      const answered = await answer(which, { counter: counter.value }, (key) =>
        offers.counter(which, counter.value, key),
      );
      return answered.kind === 'done' ? { kind: 'done' } : answered;
    },
    reject: async (which, reason) => {
      const answered = await answer(which, { rejects: true, reason }, (key) => offers.reject(which, reason, key));
      return answered.kind === 'done' ? { kind: 'done' } : answered;
    },
  };
};
