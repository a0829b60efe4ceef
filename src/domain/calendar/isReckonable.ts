import { calendarYears } from './calendarYears.ts';

const earliest = Date.UTC(calendarYears.first, 0, 3);
const latest = Date.UTC(calendarYears.last, 11, 29);

/** Whether the days around a midnight in UTC can still be reckoned with in every zone. */
export const isReckonable = (midnight: number): boolean => midnight >= earliest && midnight <= latest;
