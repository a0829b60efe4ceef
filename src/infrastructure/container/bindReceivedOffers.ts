import type { Container } from 'inversify';
import { AnswerOffer, answerOffer } from '../../application/requests/answerOffer.ts';
import { ReceivedOffers } from '../../application/requests/ReceivedOffers.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { AxiosReceivedOffers } from '../http/requests/AxiosReceivedOffers.ts';
import { httpOf } from './serviceClients.ts';

/** The offers for a shipper's requests, and what is answered to them. */
export const bindReceivedOffers = (container: Container): void => {
  container.bind(ReceivedOffers).toResolvedValue((http) => new AxiosReceivedOffers(http), [httpOf('shipmentRequests')]);
  container.bind(AnswerOffer).toResolvedValue(answerOffer, [ReceivedOffers, Clock, IdempotencyKeys, RecordChanges]);
};
