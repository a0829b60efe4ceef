import { addDays } from '../calendar/addDays.ts';
import { localTimeOf } from '../calendar/localTimeOf.ts';
import type { RequestContent } from './RequestContent.ts';
import { pickupDay, requestDraft, withPickupOn } from './requestDraft.ts';
import type { RequestDraft } from './requestFields.ts';

interface Here {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA time zone, for a request whose first stop has none. */
  readonly zone: string;
}

/**
 * The draft of a request that asks for the same again: from tomorrow on, or on its own days if those are still to come. A deadline
 * that would have passed is left out.
 */
export const duplicateDraft = (request: RequestContent, { now, zone }: Here): RequestDraft => {
  const draft = requestDraft({ ...request, reference: undefined });
  const today = localTimeOf(now, request.stops?.[0]?.window?.timeZone ?? zone).day;
  const copy = pickupDay(draft) > today ? draft : withPickupOn(draft, addDays(today, 1));
  return Date.parse(copy.decisionBy) <= now ? { ...copy, decisionBy: '' } : copy;
};
