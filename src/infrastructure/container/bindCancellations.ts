import type { Container } from 'inversify';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { Cancellations } from '../../application/shipments/Cancellations.ts';
import { CancelShipment, cancelShipment } from '../../application/shipments/cancelShipment.ts';
import { AxiosCancellations } from '../http/shipments/AxiosCancellations.ts';
import { httpOf } from './serviceClients.ts';

/** Ending a shipment before the goods are on board. */
export const bindCancellations = (container: Container): void => {
  container.bind(Cancellations).toResolvedValue((http) => new AxiosCancellations(http), [httpOf('shipments')]);
  container.bind(CancelShipment).toResolvedValue(cancelShipment, [Cancellations, IdempotencyKeys, RecordChanges]);
};
