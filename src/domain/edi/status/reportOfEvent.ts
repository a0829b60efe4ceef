import type { ToldEvent, ToldPosition } from '../../shipment/ToldEvent.ts';
import type { StopType } from '../../stop/Stop.ts';
import type { FileEvent } from './FileEvent.ts';
import { problemOfFile } from './problemOfFile.ts';
import type { StatusWords } from './StatusPlan.ts';

interface Moment {
  /** Index of the stop, and its kind. */
  readonly stop: number | null;
  readonly type: StopType | undefined;
  /** Epoch milliseconds, as now is. */
  readonly at: number;
  readonly now: number;
}

const placeText = ({ place }: FileEvent): string => [place?.city, place?.region].filter(Boolean).join(', ');

const timeText = ({ time: { day, time, zone } }: FileEvent): string => [day, time, zone].filter(Boolean).join(' ');

type Report = (ToldEvent & { readonly type: 'exception' | 'note' }) | ToldPosition;

/** What an event of a file that moves no shipment is told as: a problem, a position, or a note. A code without a meaning stays with the fleet. */
export const reportOfEvent = (event: FileEvent, { stop, type, at, now }: Moment, words: StatusWords): Report => {
  const { status, position, code } = event;
  const kind = problemOfFile(event, type);
  if (kind) {
    const said = { attempt_failed: words.attemptFailed, returned: words.returned };
    const isSaid = status === 'attempt_failed' || status === 'returned';
    return { type: 'exception', stop, at, data: { kind, ...(isSaid && { text: said[status] }) } };
  }
  if (status === 'on_the_way' && position) return { type: 'position', stop: null, at, data: {}, position };
  const note = (text: string, visibility: 'internal' | 'parties', when: number): Report => ({
    type: 'note',
    stop,
    at: when,
    data: { text, visibility },
  });
  if (status === 'on_the_way') return note(words.onTheWay(placeText(event)), 'parties', at);
  // Its time is that of the arrival to come.
  if (status === 'expected') return note(words.expected(timeText(event)), 'parties', Math.min(at, now));
  return note(words.notMapped(code), 'internal', at);
};
