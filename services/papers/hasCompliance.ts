import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '../clock/dayOf.ts';
import type { Compliance } from './Compliance.ts';
import { lastDayOfWarning } from './lastDayOfWarning.ts';

type Question = (today: string, soon: string) => RawBuilder<boolean>;

const questions: Readonly<Record<Compliance, Question>> = {
  expired: (today) => sql`papers_until < ${today}::date`,
  missing: (today) => sql`papers_missing and (papers_until is null or papers_until >= ${today}::date)`,
  expiring: (today, soon) => sql`not papers_missing and papers_until between ${today}::date and ${soon}::date`,
  valid: (_, soon) => sql`not papers_missing and (papers_until is null or papers_until > ${soon}::date)`,
};

/** `complianceAt` as a question to the database, of a table with `papers_missing` and `papers_until`. */
export const hasCompliance = (compliance: Compliance, now: Date): RawBuilder<boolean> =>
  questions[compliance](dayOf(now), lastDayOfWarning(now));
