import { dayOf } from '../../clock/dayOf.ts';
import { later } from '../../clock/later.ts';
import { Refusal } from '../../web/Refusal.ts';
import type { DriverDraft } from './driverDraft.ts';

/** How far ahead of UTC a day begins somewhere on earth. */
const earliestMorning = 14 * 60 * 60_000;

/** Refuses with 422 a licence that is issued on a day that has begun nowhere yet. */
export function refuseFuture({ licence }: Pick<DriverDraft, 'licence'>, now: Date): void {
  if (licence === null || licence.issuedOn <= dayOf(later(now, earliestMorning))) return;
  throw new Refusal(422, 'Some fields are not right.', {
    errors: [{ field: 'licence.issuedOn', message: 'must not be in the future' }],
  });
}
