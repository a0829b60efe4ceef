import type { ServiceIdentifier } from 'inversify';
import type { Carrier } from '../../domain/carrier/Carrier.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { CarrierChange, CarrierRegister } from './CarrierRegister.ts';

export type ChangeCarrier = (id: string, change: CarrierChange) => Promise<Carrier>;
export const ChangeCarrier: ServiceIdentifier<ChangeCarrier> = Symbol('ChangeCarrier');

/** Notes, favours or blocks a carrier. A block ends its offers, so requests are stale then too. Safe to retry. */
export const changeCarrier =
  (register: CarrierRegister, keys: IdempotencyKeys, changes: RecordChanges): ChangeCarrier =>
  (id, change) =>
    writeAndPublish(
      changes,
      change.blocked === undefined ? ['carriers'] : ['carriers', 'requests'],
      () => keys.once({ carrier: id, change }, (key) => register.change(id, change, key)),
      (value) => ({ record: { list: 'carriers', id, value } }),
    );
