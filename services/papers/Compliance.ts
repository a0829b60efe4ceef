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

/** `complianceAt` as an SQL condition for tables with `papers_missing` and `papers_until`. */
export const hasCompliance = (compliance: Compliance, now: Date): RawBuilder<boolean> =>
  conditions[compliance](dayOf(now), lastExpiringDay(now));
