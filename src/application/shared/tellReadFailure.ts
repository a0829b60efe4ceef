import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import { failureMessage } from '../../domain/failure/failureMessage.ts';
import type { Notices } from './Notices.ts';
import type { Wording } from './Wording.ts';

/** The answer takes the message back. */
export type TellReadFailure = (error: unknown, retry?: () => void) => () => void;
export const TellReadFailure: ServiceIdentifier<TellReadFailure> = Symbol('TellReadFailure');

/** A read or a background call that failed: one quiet sentence and a way to try again. What is no failure of the world is a fault of ours and thrown on. */
export const tellReadFailure =
  (notices: Notices, wording: Wording): TellReadFailure =>
  (error, retry) => {
    if (!(error instanceof Failure)) throw error;
    if (error.trouble.kind === 'aborted' || error.trouble.kind === 'unauthorised') return () => {};
    return notices.tell(failureMessage(error, wording.failures()), retry);
  };
