import { readRecordDay } from '../form/readRecordDay.ts';

/** What can be wrong with a paper's dates; worded in the text catalogue. */
export type DateProblem = 'date' | 'issued-later' | 'expires-before-issue';

interface DocumentDates {
  /** As typed; '' if there is none. */
  readonly issuedOn: string;
  readonly expiresOn: string;
}

/** Checks the dates of a paper: valid dates, issued today or earlier, expiring after issue. */
export const checkDocumentDates = (
  { issuedOn, expiresOn }: DocumentDates,
  today: string,
): Readonly<Partial<Record<keyof DocumentDates, DateProblem>>> => {
  if (issuedOn !== '' && readRecordDay(issuedOn) === undefined) return { issuedOn: 'date' };
  if (expiresOn !== '' && readRecordDay(expiresOn) === undefined) return { expiresOn: 'date' };
  if (issuedOn > today) return { issuedOn: 'issued-later' };
  return expiresOn !== '' && issuedOn !== '' && expiresOn <= issuedOn ? { expiresOn: 'expires-before-issue' } : {};
};
