import type { Container } from 'inversify';
import { LoadEmissions } from '../../application/emission/LoadEmissions.ts';
import { CombinationJudge } from '../../application/loads/CombinationJudge.ts';
import { AcceptCounter, acceptCounter } from '../../application/offers/acceptCounter.ts';
import { ExtendOffers, extendOffers } from '../../application/offers/extendOffers.ts';
import { MakeOffer, makeOffer } from '../../application/offers/makeOffer.ts';
import { MoveOffer, moveOffer } from '../../application/offers/moveOffer.ts';
import { MoveOffers, moveOffers } from '../../application/offers/moveOffers.ts';
import { OfferRegister } from '../../application/offers/OfferRegister.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { AxiosLoadEmissions } from '../http/emission/AxiosLoadEmissions.ts';
import { AxiosCombinationJudge } from '../http/loads/AxiosCombinationJudge.ts';
import { httpOf } from './serviceClients.ts';

/** What a fleet does with offers; loads and offers are both rooms for it. */
export const bindOffers = (container: Container): void => {
  if (container.isBound(MakeOffer)) return;
  container.bind(LoadEmissions).toResolvedValue((http) => new AxiosLoadEmissions(http), [httpOf('shipments')]);
  container.bind(CombinationJudge).toResolvedValue((http) => new AxiosCombinationJudge(http), [httpOf('shipments')]);
  container.bind(MakeOffer).toResolvedValue(makeOffer, [OfferRegister, Clock, IdempotencyKeys, RecordChanges]);
  container.bind(MoveOffer).toResolvedValue(moveOffer, [OfferRegister, IdempotencyKeys, RecordChanges]);
  container.bind(MoveOffers).toResolvedValue(moveOffers, [OfferRegister, Clock, IdempotencyKeys, RecordChanges]);
  container.bind(ExtendOffers).toResolvedValue(extendOffers, [OfferRegister, Clock, IdempotencyKeys, RecordChanges]);
  container.bind(AcceptCounter).toResolvedValue(acceptCounter, [OfferRegister, IdempotencyKeys, RecordChanges]);
};
