import type { Container } from 'inversify';
import { CarrierLists } from '../../application/carriers/CarrierLists.ts';
import { CarrierListWrites, carrierListWrites } from '../../application/carriers/carrierListWrites.ts';
import { CarrierRegister } from '../../application/carriers/CarrierRegister.ts';
import { ChangeCarrier, changeCarrier } from '../../application/carriers/changeCarrier.ts';
import { ChangeCarriers, changeCarriers } from '../../application/carriers/changeCarriers.ts';
import { PutOnList, putOnList } from '../../application/carriers/putOnList.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { AxiosCarrierLists } from '../http/carriers/AxiosCarrierLists.ts';
import { httpOf } from './serviceClients.ts';

/** What a shipper says about carriers; carriers and requests are both rooms for it. */
export const bindCarriers = (container: Container): void => {
  if (container.isBound(CarrierLists)) return;
  container.bind(CarrierLists).toResolvedValue((http) => new AxiosCarrierLists(http), [httpOf('shipmentRequests')]);
  container.bind(CarrierListWrites).toResolvedValue(carrierListWrites, [CarrierLists, IdempotencyKeys, RecordChanges]);
  container.bind(PutOnList).toResolvedValue(putOnList, [CarrierLists, CarrierListWrites]);
  container
    .bind(ChangeCarriers)
    .toResolvedValue(
      (register, clock, keys, changes) => changeCarriers(register, { clock, keys, changes }),
      [CarrierRegister, Clock, IdempotencyKeys, RecordChanges],
    );
  container.bind(ChangeCarrier).toResolvedValue(changeCarrier, [CarrierRegister, IdempotencyKeys, RecordChanges]);
};
