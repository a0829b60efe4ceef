import { dayOf } from '../clock/dayOf.ts';
import type { Compliance } from './Compliance.ts';
import { lastExpiringDay } from './lastExpiringDay.ts';

export interface Papers {
  /** Whether a required paper is missing. */
  readonly papers_missing: boolean;
  /** The last day on which all existing papers are valid, `YYYY-MM-DD`; null if none expires. */
  readonly papers_until: string | null;
}

/** Compliance at `now`, by the worst paper. */
export function complianceAt({ papers_missing: isMissing, papers_until: until }: Papers, now: Date): Compliance {
  if (until !== null && until < dayOf(now)) return 'expired';
  if (isMissing) return 'missing';
  return until !== null && until <= lastExpiringDay(now) ? 'expiring' : 'valid';
}
