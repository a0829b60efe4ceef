import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import { failureMessage } from '../../domain/failure/failureMessage.ts';
import type { Notices } from './Notices.ts';
import type { Wording } from './Wording.ts';

/** Returns a function that removes the notice. */
export type ShowReadFailure = (error: unknown, retry?: () => void) => () => void;
export const ShowReadFailure: ServiceIdentifier<ShowReadFailure> = Symbol('ShowReadFailure');

/**
 * Shows a notice for a failed read or background call, with a retry if given. Rethrows anything but a Failure, as that
 * is a bug.
 */
export const showReadFailure =
  (notices: Notices, wording: Wording): ShowReadFailure =>
  (error, retry) => {
    if (!(error instanceof Failure)) throw error;
    if (error.trouble.kind === 'aborted' || error.trouble.kind === 'unauthorised') return () => {};
    return notices.show(failureMessage(error, wording.failures()), retry);
  };
