import { localDay } from '../../freight/fields/localDay.ts';
import { clockOf, localInstant } from '../../freight/fields/localInstant.ts';

const dayMs = 24 * 60 * 60_000;

/** When a statement is to be paid that is issued at an instant: calendar days later, until the end of that day in the carrier's zone. */
export function paymentDue(
  issuedAt: number,
  days: number,
  zone: string,
): { readonly dueOn: string; readonly dueAt: number } {
  const due = Date.parse(`${localDay(new Date(issuedAt), zone)}T00:00:00Z`) + days * dayMs;
  const clock = clockOf(zone);
  const next = localInstant(due + dayMs, clock);
  const nextStarts = 'instant' in next ? next.instant : next.next - clock(next.next);
  return { dueOn: new Date(due).toISOString().slice(0, 10), dueAt: nextStarts - 1 };
}
