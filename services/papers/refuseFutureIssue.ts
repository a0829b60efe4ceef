import { latestToday } from '../clock/latestToday.ts';
import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** Refuses with 422 a paper that says in `field` it was issued on a day that has begun nowhere yet. */
export function refuseFutureIssue(issuedOn: string | undefined, now: Date, field = 'issuedOn'): void {
  if (issuedOn === undefined || issuedOn <= latestToday(now)) return;
  throw new Refusal(422, 'Some fields are not right.', {
    errors: [refusedField(field, 'inFuture')],
  });
}
