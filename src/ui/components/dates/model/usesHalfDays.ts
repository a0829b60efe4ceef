import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';

/** Whether a locale counts hours to twelve, twice a day. */
export const usesHalfDays = (locale: string): boolean =>
  dateFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
