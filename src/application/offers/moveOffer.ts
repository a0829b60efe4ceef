import type { ServiceIdentifier } from 'inversify';
import type { Offer } from '../../domain/offer/Offer.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { OfferMove, OfferRegister } from './OfferRegister.ts';

export type MoveOffer = (offer: { readonly id: string; readonly version: number }, move: OfferMove) => Promise<Offer>;
export const MoveOffer: ServiceIdentifier<MoveOffer> = Symbol('MoveOffer');

/** Takes an offer back, or stands by its price after the request changed. Safe to retry. */
export const moveOffer =
  (register: OfferRegister, keys: IdempotencyKeys, changes: RecordChanges): MoveOffer =>
  ({ id, version }, move) =>
    writeAndPublish(changes, ['offers', 'loads'], () =>
      keys.once({ offer: id, version, move }, (key) => register.move(id, version, move, key)),
    );
