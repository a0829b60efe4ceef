import type { EventRefusal } from './EventRefusal.ts';
import { eventProblem } from './eventProblem.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import type { Side } from './ShipmentEvent.ts';
import type { ToldEvent } from './ToldEvent.ts';

/** Why what a side is about to tell would be refused (`now` in epoch milliseconds); null if it would be taken. */
export const toldProblem = (
  folded: FoldedShipment,
  side: Side,
  { type, stop, at, data }: ToldEvent,
  now: number,
): EventRefusal | null => {
  // This clock may be behind that of the service, which says what now is.
  const latest = Math.max(now, ...folded.past.map((event) => event.at));
  const event = {
    id: '',
    type,
    stop,
    at: at ?? latest,
    side,
    source: 'desk',
    position: null,
    data: { ...data },
  } as const;
  return eventProblem(folded, event, at === null ? latest : now);
};
