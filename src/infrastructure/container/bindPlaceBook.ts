import type { Container } from 'inversify';
import { PlaceBook } from '../../application/places/PlaceBook.ts';
import { PlaceWrites, placeWrites } from '../../application/places/placeWrites.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { AxiosPlaceBook } from '../http/places/AxiosPlaceBook.ts';
import { httpOf } from './serviceClients.ts';

/** The place book of a shipper. */
export const bindPlaceBook = (container: Container): void => {
  if (container.isBound(PlaceBook)) return;
  container.bind(PlaceBook).toResolvedValue((http) => new AxiosPlaceBook(http), [httpOf('shipmentRequests')]);
  container.bind(PlaceWrites).toResolvedValue(placeWrites, [PlaceBook, IdempotencyKeys, RecordChanges]);
};
