import type { DeclineReason } from '../load/declineReasons.ts';

/** Why a fleet does not want what was asked. */
export interface Decline {
  readonly reason: DeclineReason;
  readonly note: string | undefined;
  /** RFC 3339. */
  readonly at: string;
  /** Undefined for a fleet of the market, which is not named. */
  readonly company?: { readonly id: string; readonly name: string } | undefined;
}
