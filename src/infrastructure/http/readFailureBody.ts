import type { FieldError } from '../../domain/failure/FieldError.ts';
import { readFieldErrors } from '../../domain/failure/readFieldErrors.ts';
import { type RefusalReason, refusalReasons } from '../../domain/failure/RefusalReason.ts';
import { isOneOf } from '../../domain/outside/isOneOf.ts';
import { ownField } from '../../domain/outside/ownField.ts';
import { ownText } from '../../domain/outside/ownText.ts';

export interface FailureBody {
  readonly message: string | undefined;
  readonly reason: RefusalReason | undefined;
  readonly errors: readonly FieldError[];
}

const parsed = (raw: unknown): unknown => {
  try {
    return JSON.parse(typeof raw === 'string' ? raw : 'null');
  } catch {
    return undefined;
  }
};

/** The error payload (seed §3) of a failed answer, whatever it is made of. Never throws. */
export const readFailureBody = (raw: unknown): FailureBody => {
  const body = parsed(raw);
  const reason = ownText(body, 'reason') ?? '';
  return {
    message: ownText(body, 'message'),
    reason: isOneOf(refusalReasons, reason) ? reason : undefined,
    errors: readFieldErrors(ownField(body, 'errors')),
  };
};
