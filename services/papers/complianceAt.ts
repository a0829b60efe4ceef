import { dayOf } from '../clock/dayOf.ts';
import type { Compliance } from './Compliance.ts';
import { lastDayOfWarning } from './lastDayOfWarning.ts';

export interface Papers {
  /** Whether one that is required is not there. */
  readonly papers_missing: boolean;
  /** The last day on which all that are there are valid, `YYYY-MM-DD`; null when none expires. */
  readonly papers_until: string | null;
}

/** How the papers stand by now: the worst there is. */
export function complianceAt({ papers_missing: isMissing, papers_until: until }: Papers, now: Date): Compliance {
  if (until !== null && until < dayOf(now)) return 'expired';
  if (isMissing) return 'missing';
  return until !== null && until <= lastDayOfWarning(now) ? 'expiring' : 'valid';
}
