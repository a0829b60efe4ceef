import type { Pricing } from '../request/RequestContent.ts';
import type { RequestStatus } from '../request/RequestStatus.ts';

/** What offers for a request are measured by. */
export interface OfferedRequest {
  readonly status: RequestStatus;
  /** `requestEnd`, RFC 3339. */
  readonly endsAt?: string | undefined;
  readonly pricing?: Pricing | undefined;
  readonly km?: number | undefined;
}
