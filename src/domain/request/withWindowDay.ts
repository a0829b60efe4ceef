import { ownText } from '../outside/ownText.ts';
import { typedByTable } from '../record/typedByTable.ts';
import type { RequestDraft } from './requestFields.ts';
import { usualDeadline } from './usualDeadline.ts';
import { usualEnds } from './usualEnds.ts';
import { joinEnd, onDay, splitEnd } from './windowParts.ts';

/**
 * The draft with the window of a stop on another day. The deadline goes with the first pickup, unless somebody chose another than the
 * usual one. `now` in epoch milliseconds.
 */
export const withWindowDay = (draft: RequestDraft, at: number, day: string, now: number): RequestDraft => {
  const path = `stops.${at}.window`;
  const typed = (part: string): string => ownText(draft, `${path}.${part}`) ?? '';
  const [from, zone] = [splitEnd(typed('from')), typed('timeZone')];
  const moved = onDay({ from, to: splitEnd(typed('to')) }, day);
  const isChosen = draft.decisionBy !== '' && !usualEnds(from, zone).includes(draft.decisionBy);
  return typedByTable({
    ...draft,
    [`${path}.from`]: joinEnd(moved.from),
    [`${path}.to`]: joinEnd(moved.to),
    ...(at === 0 && !isChosen && { decisionBy: usualDeadline(moved.from, zone, now) }),
  });
};
