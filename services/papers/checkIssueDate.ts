import { latestToday } from '../clock/latestToday.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';

/** Refuses with 422 a date of issue that is still in the future everywhere on earth. */
export function checkIssueDate(issuedOn: string | undefined, now: Date, field = 'issuedOn'): void {
  if (issuedOn === undefined || issuedOn <= latestToday(now)) return;
  throw refusedFields([refusedField(field, 'inFuture')]);
}
