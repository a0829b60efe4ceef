import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '../clock/dayOf.ts';
import type { Compliance } from './Compliance.ts';
import { lastExpiringDay } from './lastExpiringDay.ts';

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
