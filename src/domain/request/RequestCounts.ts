import type { RequestStatus } from './RequestStatus.ts';

/**
 * How many requests have each status now, and of the open ones how many have an offer that can be accepted, have no live one, end within a day, and
 * are to be picked up within a day.
 */
export interface RequestCounts extends Readonly<Record<RequestStatus, number>> {
  readonly toDecide: number;
  readonly unanswered: number;
  readonly endingSoon: number;
  readonly uncovered: number;
}
