import { Failure } from '../../domain/failure/Failure.ts';
import { isUnreachable } from '../../domain/failure/isUnreachable.ts';

/** Whether a failed call is made again by the outbox: there was no answer, or the session was over and its person may sign in again. */
export const canBeSentLater = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof Failure && error.trouble.kind === 'unauthorised');
