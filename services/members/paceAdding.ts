import type { Transaction } from 'kysely';
import type { Tables } from '../database/Tables.ts';
import { countSending } from '../pace/countSending.ts';
import type { Pace } from '../pace/Pace.ts';

const pace: Pace = {
  table: 'member_pace',
  mostInHour: 30,
  refusal: 'Your company has let in many people within the hour. Please add the others later.',
};

/** Refuses with 429 to mail more than 30 people an hour for one company that it has let them in: they did not ask for it. */
export const paceAdding = (tx: Transaction<Tables>, companyId: string, now: Date): Promise<void> =>
  countSending(tx, pace, companyId, now);
