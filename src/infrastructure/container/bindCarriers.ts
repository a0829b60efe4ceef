import type { Container } from 'inversify';
import { CarrierLists } from '../../application/carriers/CarrierLists.ts';
import { CarrierListWrites, carrierListWrites } from '../../application/carriers/carrierListWrites.ts';
import { CarrierRegister } from '../../application/carriers/CarrierRegister.ts';
import { ChangeCarrier, changeCarrier } from '../../application/carriers/changeCarrier.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { AxiosCarrierLists } from '../http/carriers/AxiosCarrierLists.ts';
import { httpOf } from './serviceClients.ts';

/** What a shipper says about carriers; carriers and requests are both rooms for it. */
export const bindCarriers = (container: Container): void => {
  if (container.isBound(CarrierLists)) return;
  container.bind(CarrierLists).toResolvedValue((http) => new AxiosCarrierLists(http), [httpOf('shipmentRequests')]);
  container.bind(CarrierListWrites).toResolvedValue(carrierListWrites, [CarrierLists, IdempotencyKeys, RecordChanges]);
  container.bind(ChangeCarrier).toResolvedValue(changeCarrier, [CarrierRegister, IdempotencyKeys, RecordChanges]);
};
