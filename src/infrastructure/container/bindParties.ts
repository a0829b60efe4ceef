import type { Container } from 'inversify';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { AnswerWaiting, answerWaiting } from '../../application/shipments/answerWaiting.ts';
import { Cancellations } from '../../application/shipments/Cancellations.ts';
import { CancelShipment, cancelShipment } from '../../application/shipments/cancelShipment.ts';
import { WaitingAnswers } from '../../application/shipments/WaitingAnswers.ts';
import { TrackingLinks } from '../../application/tracking/TrackingLinks.ts';
import { TrackingLinkWrites, trackingLinkWrites } from '../../application/tracking/trackingLinkWrites.ts';
import { AxiosCancellations } from '../http/shipments/AxiosCancellations.ts';
import { AxiosWaitingAnswers } from '../http/shipments/AxiosWaitingAnswers.ts';
import { AxiosTrackingLinks } from '../http/tracking/AxiosTrackingLinks.ts';
import { httpOf } from './serviceClients.ts';

/** What either party of a shipment does beside driving it: ends it, answers what waiting costs, and lets others follow it. */
export const bindParties = (container: Container): void => {
  container.bind(Cancellations).toResolvedValue((http) => new AxiosCancellations(http), [httpOf('shipments')]);
  container.bind(CancelShipment).toResolvedValue(cancelShipment, [Cancellations, IdempotencyKeys, RecordChanges]);
  container.bind(WaitingAnswers).toResolvedValue((http) => new AxiosWaitingAnswers(http), [httpOf('shipments')]);
  container.bind(AnswerWaiting).toResolvedValue(answerWaiting, [WaitingAnswers, IdempotencyKeys, RecordChanges]);
  container.bind(TrackingLinks).toResolvedValue((http) => new AxiosTrackingLinks(http), [httpOf('shipments')]);
  container
    .bind(TrackingLinkWrites)
    .toResolvedValue(trackingLinkWrites, [TrackingLinks, IdempotencyKeys, RecordChanges]);
};
