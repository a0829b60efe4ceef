import type { ServiceIdentifier } from 'inversify';
import type { Offer } from '../../domain/offer/Offer.ts';
import {
  type OfferDraft,
  type OfferEntry,
  type OfferPath,
  type OfferTerms,
  readOffer,
} from '../../domain/offer/readOffer.ts';
import type { Problems } from '../../domain/record/Problem.ts';
import { problemsOf } from '../../domain/record/problemsOf.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { unansweredWrites } from '../shared/unansweredWrites.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { OfferRegister } from './OfferRegister.ts';

/** What an offer is made for. */
export interface OfferFor extends Omit<OfferTerms, 'now'> {
  readonly loadId: string;
  /** Of the shipper's terms, as shown; undefined where none are. */
  readonly termsVersion?: number | undefined;
  /** The offer whose price is changed; undefined for a first one. */
  readonly offer: { readonly id: string; readonly version: number } | undefined;
}

export interface MakeOffer {
  /** What is wrong with a draft, by the rules that `send` applies. */
  readonly check: (draft: OfferDraft, what: OfferFor) => Problems<OfferPath>;
  /** Says a price for a load, or another one; undefined if there is something wrong with it. Safe to retry. */
  readonly send: (draft: OfferDraft, what: OfferFor) => Promise<Offer | undefined>;
}
export const MakeOffer: ServiceIdentifier<MakeOffer> = Symbol('MakeOffer');

export const makeOffer = (
  register: OfferRegister,
  clock: Clock,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): MakeOffer => {
  // "2 hours" must end when it first did, or the retry is another offer with the same key.
  const unanswered = unansweredWrites<OfferEntry>();
  const read = (draft: OfferDraft, what: OfferFor) => readOffer(draft, { ...what, now: clock.now() });
  return {
    check: (draft, what) => problemsOf(read(draft, what)),
    send: async (draft, what) => {
      const entry = read(draft, what);
      if (!entry.ok) return undefined;
      const { loadId, termsVersion, offer } = what;
      const content = { loadId, termsVersion, offer: offer?.id, version: offer?.version, draft };
      const name = JSON.stringify(content);
      const sent = unanswered.lostOr(name, () => entry.value);
      return unanswered.send(name, sent, () =>
        writeAndPublish(changes, ['offers', 'loads'], () =>
          keys.once(content, (key) =>
            offer
              ? register.revise(offer.id, offer.version, sent, key)
              : register.submit(loadId, sent, key, termsVersion),
          ),
        ),
      );
    },
  };
};
