import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '../clock/dayOf.ts';
import { lastDayOfWarning } from './lastDayOfWarning.ts';
import type { PaperStatus } from './PaperStatus.ts';

const conditions: Readonly<Record<PaperStatus, (now: Date) => RawBuilder<boolean>>> = {
  expired: (now) => sql<boolean>`expires_on < ${dayOf(now)}::date`,
  missing: () => sql<boolean>`expires_on is null`,
  expiring: (now) => sql<boolean>`expires_on between ${dayOf(now)}::date and ${lastDayOfWarning(now)}::date`,
};

/** Whether a row of table `paper` stands so by now, as a question to the database. */
export const isPaper = (status: PaperStatus, now: Date): RawBuilder<boolean> => conditions[status](now);
