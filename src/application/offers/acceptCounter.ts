import type { ServiceIdentifier } from 'inversify';
import type { AwardedShipment } from '../../domain/shipment/AwardedShipment.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { OfferRegister } from './OfferRegister.ts';

export type AcceptCounter = (offer: { readonly id: string; readonly version: number }) => Promise<AwardedShipment>;
export const AcceptCounter: ServiceIdentifier<AcceptCounter> = Symbol('AcceptCounter');

/** Accepts the shipper's counter-offer, which is the award. Safe to retry. */
export const acceptCounter =
  (register: OfferRegister, keys: IdempotencyKeys, changes: RecordChanges): AcceptCounter =>
  ({ id, version }) =>
    writeAndPublish(changes, ['offers', 'loads'], () =>
      keys.once({ offer: id, version, accepts: true }, (key) => register.accept(id, version, key)),
    );
