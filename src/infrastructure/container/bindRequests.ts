import type { Container } from 'inversify';
import { RequestMoves, requestMoves } from '../../application/requests/requestMoves.ts';
import { RequestRegister } from '../../application/requests/RequestRegister.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';

/** Use cases of the requests room. */
export const bindRequests = (container: Container): void => {
  container
    .bind(RequestMoves)
    .toResolvedValue(requestMoves, [RequestRegister, Dialogs, IdempotencyKeys, RecordChanges]);
};
