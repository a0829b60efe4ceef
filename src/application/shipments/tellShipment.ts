import type { ServiceIdentifier } from 'inversify';
import type { Session } from '../../domain/session/Session.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { ToldEvent } from '../../domain/shipment/ToldEvent.ts';
import { canBeSentLater } from '../outbox/canBeSentLater.ts';
import { mustWait } from '../outbox/mustWait.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { ownerOf } from '../outbox/ownerOf.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Connectivity } from '../shared/Connectivity.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { ShipmentReports } from './ShipmentReports.ts';
import { writeShipment } from './writeShipment.ts';

type Subject = Pick<ShipmentRecord, 'id' | 'reference' | 'events'>;

/** `kept` waits in the outbox for the network; `full` had no room to wait there. */
export type TellShipment = (shipment: Subject, event: ToldEvent) => Promise<'sent' | 'kept' | 'full'>;
export const TellShipment: ServiceIdentifier<TellShipment> = Symbol('TellShipment');

/** Trucks leave and come back with these. */
const engaged = ['vehicles', 'drivers'] as const;

/**
 * Tells what happened to a shipment. The key is the id of the event, too, so that it is recorded once. Without the network, after the
 * end of the session, or behind what waits already, it is kept with the time it has now.
 */
export const tellShipment = (
  reports: ShipmentReports,
  outbox: Outbox,
  store: SessionStore,
  clock: Clock,
  connectivity: Connectivity,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): TellShipment => {
  const keepFor = (session: Session) => {
    const whose = ownerOf(session);
    return async (id: string, { id: shipmentId, reference, events }: Subject, event: ToldEvent) => {
      const keptAt = clock.now();
      // This clock may be behind that of the service, which recorded what came before.
      const at = event.at ?? Math.max(keptAt, ...events.map((each) => each.at));
      const about = { shipmentId, reference, event: { ...event, at } };
      return outbox.keep({ kind: 'event', id, ...whose, ...about, keptAt, outcome: 'waiting' });
    };
  };
  return async (shipment, event) => {
    // Read before the call: once it fails, nobody or another company may be signed in.
    const keep = keepFor(store.read());
    return keys.once({ shipment: shipment.id, event }, async (key) => {
      if (mustWait(outbox, store, connectivity, shipment.id)) return keep(key, shipment, event);
      try {
        await writeShipment(changes, engaged, () => reports.tell(shipment.id, { id: key, event }, key));
        return 'sent';
      } catch (error) {
        if (canBeSentLater(error)) return keep(key, shipment, event);
        throw error;
      }
    });
  };
};
