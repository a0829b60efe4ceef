import type { Container } from 'inversify';
import { DeclineLoad, declineLoad } from '../../application/loads/declineLoad.ts';
import { DeclineLoads, declineLoads } from '../../application/loads/declineLoads.ts';
import { LoadBoard } from '../../application/loads/LoadBoard.ts';
import { ShipperConducts } from '../../application/loads/ShipperConducts.ts';
import { WatchLoad, watchLoad } from '../../application/loads/watchLoad.ts';
import { BookLoad, bookLoad } from '../../application/offers/bookLoad.ts';
import { OfferRegister } from '../../application/offers/OfferRegister.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { AxiosShipperConducts } from '../http/loads/AxiosShipperConducts.ts';
import { bindPlaces } from './bindPlaces.ts';
import { httpOf } from './serviceClients.ts';

/** Use cases of the loads room. */
export const bindLoads = (container: Container): void => {
  bindPlaces(container);
  container
    .bind(ShipperConducts)
    .toResolvedValue((http) => new AxiosShipperConducts(http), [httpOf('shipmentRequests')]);
  container.bind(DeclineLoad).toResolvedValue(declineLoad, [LoadBoard, IdempotencyKeys, RecordChanges]);
  container.bind(DeclineLoads).toResolvedValue(declineLoads, [LoadBoard, Clock, IdempotencyKeys, RecordChanges]);
  container.bind(WatchLoad).toResolvedValue(watchLoad, [LoadBoard, IdempotencyKeys, RecordChanges]);
  container.bind(BookLoad).toResolvedValue(bookLoad, [OfferRegister, IdempotencyKeys, RecordChanges]);
};
