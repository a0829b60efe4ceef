import type { ServiceIdentifier } from 'inversify';
import type { AwardedShipment } from '../../domain/shipment/AwardedShipment.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import { listsWith } from '../shared/listsWith.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { Chosen, OfferRegister } from './OfferRegister.ts';

export type BookLoad = (loadId: string, chosen: Chosen) => Promise<AwardedShipment>;
export const BookLoad: ServiceIdentifier<BookLoad> = Symbol('BookLoad');

/** Takes a load at its fixed price. Vehicle and trailer are assigned by that, and the load must not be read again. Safe to retry. */
export const bookLoad =
  (register: OfferRegister, keys: IdempotencyKeys, changes: RecordChanges): BookLoad =>
  (loadId, chosen) =>
    writeAndPublish(
      changes,
      [...listsWith.shipment, 'vehicles', 'drivers'],
      () => keys.once({ loadId, chosen }, (key) => register.book(loadId, chosen, key)),
      () => ({ removed: loadId }),
    );
