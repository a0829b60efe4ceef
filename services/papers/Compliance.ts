import { sql, type RawBuilder } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { dayOf } from '../clock/dayOf.ts';

/** Compliance of a vehicle's or driver's papers, worst first (product §5). */
export const compliances = ['expired', 'missing', 'expiring', 'valid'] as const;

export type Compliance = (typeof compliances)[number];

const warningDays = 30;

/** Papers that expire on or before this day count as expiring (product §5). */
export const lastExpiringDay = (now: Date): string => dayOf(addMilliseconds(now, warningDays * 24 * 60 * 60_000));

interface Papers {
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

type Condition = (today: string, soon: string) => RawBuilder<boolean>;

const conditions: Readonly<Record<Compliance, Condition>> = {
  expired: (today) => sql`papers_until < ${today}::date`,
  missing: (today) => sql`papers_missing and (papers_until is null or papers_until >= ${today}::date)`,
  expiring: (today, soon) => sql`not papers_missing and papers_until between ${today}::date and ${soon}::date`,
  valid: (_, soon) => sql`not papers_missing and (papers_until is null or papers_until > ${soon}::date)`,
};

/** What lists filter by: `action` is expired, missing or expiring, of what has not been retired and who has not left. */
export const complianceFilter = [...compliances, 'action'] as const;

/** `complianceAt` as an SQL condition for tables with `papers_missing`, `papers_until` and `status`. */
export const hasCompliance = (wanted: (typeof complianceFilter)[number], now: Date): RawBuilder<boolean> =>
  wanted === 'action'
    ? sql`(papers_missing or papers_until <= ${lastExpiringDay(now)}::date) and status not in ('retired', 'left')`
    : conditions[wanted](dayOf(now), lastExpiringDay(now));
