import type { Container } from 'inversify';
import { FindAlike, findAlike } from '../../application/requests/findAlike.ts';
import { FindAlikeEach, findAlikeEach } from '../../application/requests/findAlikeEach.ts';
import { ImportRequests, importRequests } from '../../application/requests/importRequests.ts';
import { RequestImports } from '../../application/requests/RequestImports.ts';
import { ExtendDeadlines, extendDeadlines } from '../../application/requests/extendDeadlines.ts';
import { MoveRequests, moveRequests } from '../../application/requests/moveRequests.ts';
import { RequestMoves, requestMoves } from '../../application/requests/requestMoves.ts';
import { RequestRegister } from '../../application/requests/RequestRegister.ts';
import { RequestTemplates } from '../../application/requests/RequestTemplates.ts';
import { SaveRequest, saveRequest } from '../../application/requests/saveRequest.ts';
import { TemplateWrites, templateWrites } from '../../application/requests/templateWrites.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { TextFiles } from '../../application/shared/TextFiles.ts';
import { AxiosRequestImports } from '../http/requests/AxiosRequestImports.ts';
import { AxiosRequestTemplates } from '../http/requests/AxiosRequestTemplates.ts';
import { bindReceivedOffers } from './bindReceivedOffers.ts';
import { httpOf } from './serviceClients.ts';

/** Use cases of the requests room. */
export const bindRequests = (container: Container): void => {
  bindReceivedOffers(container);
  container.bind(RequestMoves).toResolvedValue(requestMoves, [RequestRegister, IdempotencyKeys, RecordChanges]);
  container.bind(MoveRequests).toResolvedValue(moveRequests, [RequestRegister, Clock, IdempotencyKeys, RecordChanges]);
  container
    .bind(ExtendDeadlines)
    .toResolvedValue(extendDeadlines, [RequestRegister, Clock, IdempotencyKeys, RecordChanges]);
  container.bind(RequestImports).toResolvedValue((http) => new AxiosRequestImports(http), [httpOf('shipmentRequests')]);
  container
    .bind(ImportRequests)
    .toResolvedValue(importRequests, [RequestImports, IdempotencyKeys, RecordChanges, TextFiles]);
  container.bind(FindAlike).toResolvedValue(findAlike, [RequestRegister, Clock]);
  container.bind(FindAlikeEach).toResolvedValue(findAlikeEach, [RequestRegister, Clock]);
  container.bind(SaveRequest).toResolvedValue(saveRequest, [RequestRegister, Clock, IdempotencyKeys, RecordChanges]);
  container
    .bind(RequestTemplates)
    .toResolvedValue((http) => new AxiosRequestTemplates(http), [httpOf('shipmentRequests')]);
  container
    .bind(TemplateWrites)
    .toResolvedValue(templateWrites, [RequestTemplates, Clock, IdempotencyKeys, RecordChanges]);
};
