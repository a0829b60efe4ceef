import { isTooFew } from './isTooFew.ts';

/** The days of a scorecard. In fewer, a carrier of long standing may have few trips too. */
const wholeRecord = 90;

/** Whether a carrier is new to a shipper, by the trips it completed in the last days. */
export const isNewHere = (completed: number, days: number): boolean => days >= wholeRecord && isTooFew(completed);
