import type { ServiceIdentifier } from 'inversify';
import { laterValidity, type ValidityBarrier } from '../../domain/offer/laterValidity.ts';
import type { Offer } from '../../domain/offer/Offer.ts';
import type { OfferEntry } from '../../domain/offer/readOffer.ts';
import type { ValidityChoice } from '../../domain/offer/validity.ts';
import type { Changed } from '../shared/bulkWrites.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Watch } from '../shared/eachInTurn.ts';
import { unansweredWrites } from '../shared/unansweredWrites.ts';
import type { Versioned } from '../shared/Versioned.ts';
import { writeMany } from '../shared/writeMany.ts';
import type { OfferRegister } from './OfferRegister.ts';

/** For how much longer, and the time zone of whoever offers (IANA). */
export interface Extension {
  readonly choice: Exclude<ValidityChoice, 'own'>;
  readonly zone: string;
}

/** Stands by many prices for longer, each for itself. Safe to retry. */
export interface ExtendOffers {
  /** Why an offer cannot stand for longer; undefined if it can. */
  readonly barrier: (offer: Offer, extension: Extension) => ValidityBarrier | undefined;
  /** Leaves out what cannot. */
  readonly run: (offers: readonly Offer[], extension: Extension, watch: Watch) => Promise<readonly Changed[]>;
}
export const ExtendOffers: ServiceIdentifier<ExtendOffers> = Symbol('ExtendOffers');

interface Extended extends Versioned {
  readonly entry: OfferEntry;
}

const nameOf = ({ id }: { readonly id: string }, extension: Extension): string => `${id} ${JSON.stringify(extension)}`;

const extended = (offer: Offer, extension: Extension, now: number): Extended | undefined => {
  const later = laterValidity(offer, { ...extension, now });
  return 'barrier' in later ? undefined : { id: offer.id, version: offer.version, entry: later.entry };
};

export const extendOffers = (
  register: OfferRegister,
  clock: Clock,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): ExtendOffers => {
  const unanswered = unansweredWrites<Extended>();
  return {
    barrier: (offer, extension) => {
      const later = laterValidity(offer, { ...extension, now: clock.now() });
      return 'barrier' in later ? later.barrier : undefined;
    },
    run: (offers, extension, watch) => {
      const now = clock.now();
      return writeMany<Extended, number>(
        { clock, keys, changes },
        {
          lists: ['offers', 'loads'],
          items: offers.flatMap(
            (offer) => unanswered.lostOr(nameOf(offer, extension), () => extended(offer, extension, now)) ?? [],
          ),
          contentOf: ({ id, version, entry: { validUntil } }) => ({ id, version, validUntil }),
          write: async (item, key) => {
            const { id, version, entry } = item;
            const revise = () => register.revise(id, version, entry, key, { background: true });
            return (await unanswered.send(nameOf(item, extension), item, revise)).version;
          },
          watch,
        },
      );
    },
  };
};
