import { Failure } from '../../domain/failure/Failure.ts';
import { fieldErrorLine } from '../../domain/failure/fieldErrorLine.ts';
import { isOutcomeUnknown } from '../../domain/failure/isOutcomeUnknown.ts';
import { isStaleFailure } from '../../domain/failure/isStaleFailure.ts';
import type { NotTaken } from '../../domain/outbox/OutboxEntry.ts';

interface Settled {
  readonly outcome: 'refused' | 'conflict';
  readonly why: NotTaken;
}

/** What became of something that the service did not take; undefined if it gave no final answer, so that it goes on waiting. */
export const notTaken = (error: unknown): Settled | undefined => {
  if (!(error instanceof Failure) || isOutcomeUnknown(error) || error.trouble.kind !== 'refused') return undefined;
  const { reason, message, errors } = error.trouble;
  const [first] = errors;
  const why = { reason: reason ?? first?.code, message: first ? fieldErrorLine(first) : message };
  return { outcome: isStaleFailure(error) ? 'conflict' : 'refused', why };
};
