import { dayOf } from '../clock/dayOf.ts';
import { Refusal } from '../web/Refusal.ts';

/** Refuses a document that says it was issued on a day yet to come. */
export function refuseFutureIssue(issuedOn: string | undefined, now: Date): void {
  if (issuedOn === undefined || issuedOn <= dayOf(now)) return;
  throw new Refusal(422, 'Some fields are not right.', {
    errors: [{ field: 'issuedOn', message: 'must not be in the future' }],
  });
}
