import { latestToday } from '../clock/latestToday.ts';
import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** Refuses with 422 a date of issue that is still in the future everywhere on earth. */
export function checkIssueDate(issuedOn: string | undefined, now: Date, field = 'issuedOn'): void {
  if (issuedOn === undefined || issuedOn <= latestToday(now)) return;
  throw new Refusal(422, 'Some fields are not right.', {
    errors: [refusedField(field, 'inFuture')],
  });
}
