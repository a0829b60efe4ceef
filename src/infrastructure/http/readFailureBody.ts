import type { RefusedField } from '../../domain/failure/RefusedField.ts';
import { readRefusedFields } from '../../domain/failure/readRefusedFields.ts';
import { ownField } from '../../domain/outside/ownField.ts';
import { ownText } from '../../domain/outside/ownText.ts';

export interface FailureBody {
  readonly message: string | undefined;
  readonly reason: string | undefined;
  readonly errors: readonly RefusedField[];
}

const parsed = (raw: unknown): unknown => {
  try {
    return JSON.parse(typeof raw === 'string' ? raw : 'null');
  } catch {
    return undefined;
  }
};

/** Reads the error payload (seed §3) of a failed answer, whatever it holds. Never throws. */
export const readFailureBody = (raw: unknown): FailureBody => {
  const body = parsed(raw);
  return {
    message: ownText(body, 'message'),
    reason: ownText(body, 'reason'),
    errors: readRefusedFields(ownField(body, 'errors')),
  };
};
