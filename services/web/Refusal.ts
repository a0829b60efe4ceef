import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldError } from './problems/FieldError.ts';
import type { RefusalReason } from './RefusalReason.ts';

interface RefusalDetails {
  readonly reason?: RefusalReason;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
}

/** A deliberate refusal of a request. Thrown by features, answered in the failure envelope. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly reason: RefusalReason | undefined;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(status: ContentfulStatusCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.reason = details.reason;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
