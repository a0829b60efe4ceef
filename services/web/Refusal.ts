import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface RefusalDetails {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
}

/** A request that is turned down on purpose: thrown by features, answered as the failure envelope. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(status: ContentfulStatusCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
