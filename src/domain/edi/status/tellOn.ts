import { isOneOf } from '../../outside/isOneOf.ts';
import { applyEvent } from '../../shipment/applyEvent.ts';
import { eventProblem, type ReportedEvent } from '../../shipment/eventProblem.ts';
import type { EventRefusal } from '../../shipment/EventRefusal.ts';
import type { FoldedShipment } from '../../shipment/FoldedShipment.ts';
import type { ToldEvent, ToldPosition } from '../../shipment/ToldEvent.ts';
import { withinMinute } from '../../shipment/withinMinute.ts';
import { movements } from './Movement.ts';
import type { FileReport } from './StatusPlan.ts';

type Told =
  | { readonly ok: true; readonly folded: FoldedShipment; readonly reports: readonly FileReport[] }
  | { readonly ok: false; readonly refusal: EventRefusal };

const reportedAs = (id: string, event: ToldEvent | ToldPosition, at: number): ReportedEvent => ({
  id,
  type: event.type,
  stop: event.stop,
  at,
  side: 'carrier',
  source: 'edi',
  position: event.type === 'position' ? event.position : null,
  data: { ...event.data },
});

/** Tells all of some reports on a shipment, as they would be recorded `now` (epoch milliseconds), or says which rule refuses one. */
export const tellOn = (before: FoldedShipment, reports: readonly FileReport[], now: number): Told => {
  let folded = before;
  const told: FileReport[] = [];
  for (const { id, event } of reports) {
    // Movements follow one another within a minute: files have no seconds.
    const at = isOneOf(movements, event.type) && event.at !== null ? withinMinute(folded, event.at) : (event.at ?? now);
    const reported = reportedAs(id, event, at);
    const refusal = eventProblem(folded, reported, now);
    if (refusal) return { ok: false, refusal };
    folded = applyEvent(folded, { ...reported, recordedAt: now });
    told.push({ id, event: event.at === null ? event : { ...event, at } });
  }
  return { ok: true, folded, reports: told };
};
