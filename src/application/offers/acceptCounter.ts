import type { ServiceIdentifier } from 'inversify';
import type { AwardedShipment } from '../../domain/shipment/AwardedShipment.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import { listsWith } from '../shared/listsWith.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { OfferRegister } from './OfferRegister.ts';

interface Countered {
  readonly id: string;
  readonly version: number;
  readonly loadId: string;
}

export type AcceptCounter = (offer: Countered) => Promise<AwardedShipment>;
export const AcceptCounter: ServiceIdentifier<AcceptCounter> = Symbol('AcceptCounter');

/** Accepts the shipper's counter-offer, which is the award: the load must not be read again. Safe to retry. */
export const acceptCounter =
  (register: OfferRegister, keys: IdempotencyKeys, changes: RecordChanges): AcceptCounter =>
  ({ id, version, loadId }) =>
    writeAndPublish(
      changes,
      listsWith.shipment,
      () => keys.once({ offer: id, version, accepts: true }, (key) => register.accept(id, version, key)),
      () => ({ removed: loadId }),
    );
