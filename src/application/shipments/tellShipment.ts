import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { ToldEvent } from '../../domain/shipment/ToldEvent.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { ownEntries } from '../outbox/ownEntries.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Connectivity } from '../shared/Connectivity.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { ShipmentReports } from './ShipmentReports.ts';
import { writeShipment } from './writeShipment.ts';

type Subject = Pick<ShipmentRecord, 'id' | 'reference' | 'events'>;

/** `kept` waits in the outbox for the network. */
export type TellShipment = (shipment: Subject, event: ToldEvent) => Promise<'sent' | 'kept'>;
export const TellShipment: ServiceIdentifier<TellShipment> = Symbol('TellShipment');

/** Trucks leave and come back with these. */
const engaged = ['vehicles', 'drivers'] as const;

const isUnreachable = (error: unknown): boolean => error instanceof Failure && error.trouble.kind === 'unreachable';

/**
 * Tells what happened to a shipment. The key is the id of the event, too, so that it is recorded once. Without the network, or behind
 * what waits already, it is kept with the time it has now.
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
  const mustWait = (shipmentId: string): boolean =>
    !connectivity.online() ||
    ownEntries(outbox.list(), store.read()).some(
      (entry) => entry.shipmentId === shipmentId && entry.outcome === 'waiting',
    );
  const keep = async (id: string, { id: shipmentId, reference, events }: Subject, event: ToldEvent) => {
    const { user, company } = store.read();
    const keptAt = clock.now();
    // This clock may be behind that of the service, which recorded what came before.
    const at = event.at ?? Math.max(keptAt, ...events.map((each) => each.at));
    const whose = { userId: user?.id ?? '', companyId: company?.id ?? '' };
    const about = { shipmentId, reference, event: { ...event, at } };
    await outbox.keep({ kind: 'event', id, ...whose, ...about, keptAt, outcome: 'waiting' });
    return 'kept' as const;
  };
  return (shipment, event) =>
    keys.once({ shipment: shipment.id, event }, async (key) => {
      if (mustWait(shipment.id)) return keep(key, shipment, event);
      try {
        await writeShipment(changes, engaged, () => reports.tell(shipment.id, { id: key, event }, key));
        return 'sent';
      } catch (error) {
        if (isUnreachable(error)) return keep(key, shipment, event);
        throw error;
      }
    });
};
