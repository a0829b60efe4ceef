import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '../clock/dayOf.ts';
import { lastExpiringDay } from './Compliance.ts';

/** Why a paper needs attention, most urgent first. */
export const paperStatuses = ['expired', 'missing', 'expiring'] as const;

export type PaperStatus = (typeof paperStatuses)[number];

const conditions: Readonly<Record<PaperStatus, (now: Date) => RawBuilder<boolean>>> = {
  expired: (now) => sql<boolean>`expires_on < ${dayOf(now)}::date`,
  missing: () => sql<boolean>`expires_on is null`,
  expiring: (now) => sql<boolean>`expires_on between ${dayOf(now)}::date and ${lastExpiringDay(now)}::date`,
};

/** SQL condition for the rows of table `paper` that have this status at `now`. */
export const paperHasStatus = (status: PaperStatus, now: Date): RawBuilder<boolean> => conditions[status](now);
