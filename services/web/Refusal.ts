import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SecurityEvent } from '../security/securityEvents.ts';
import type { FieldError } from './problems/FieldError.ts';
import type { UnfitError } from './problems/UnfitError.ts';
import type { RefusalReason } from './RefusalReason.ts';

interface RefusalDetails {
  readonly reason?: RefusalReason;
  readonly errors?: readonly (FieldError | UnfitError)[];
  readonly retryAfterSeconds?: number;
  /** Noted in the security log, and not part of the answer. */
  readonly event?: SecurityEvent | undefined;
}

/** A deliberate refusal of a request. Thrown by features, answered in the failure envelope. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly reason: RefusalReason | undefined;
  readonly errors: readonly (FieldError | UnfitError)[];
  readonly retryAfterSeconds: number | undefined;
  readonly event: SecurityEvent | undefined;

  constructor(status: ContentfulStatusCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.reason = details.reason;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.event = details.event;
  }
}
