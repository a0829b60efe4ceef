import type { Container } from 'inversify';
import { Outbox } from '../../application/outbox/Outbox.ts';
import { SendOutbox, sendOutbox } from '../../application/outbox/sendOutbox.ts';
import { WatchOutbox, watchOutbox } from '../../application/outbox/watchOutbox.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { UnsentWork } from '../../application/shared/UnsentWork.ts';
import { AssignTruck, assignTruck } from '../../application/shipments/assignTruck.ts';
import { UnassignTruck, unassignTruck } from '../../application/shipments/unassignTruck.ts';
import { DeliveryProofs } from '../../application/shipments/DeliveryProofs.ts';
import { DispatchDesk } from '../../application/shipments/DispatchDesk.ts';
import { ShipmentReports } from '../../application/shipments/ShipmentReports.ts';
import { TellShipment, tellShipment } from '../../application/shipments/tellShipment.ts';
import { AxiosDispatchDesk } from '../http/shipments/AxiosDispatchDesk.ts';
import { AxiosShipmentReports } from '../http/shipments/AxiosShipmentReports.ts';
import { IndexedOutbox } from '../storage/IndexedOutbox.ts';
import { httpOf } from './serviceClients.ts';

/** What both parties do with shipments. */
export const bindShipments = (container: Container): void => {
  container.bind(DispatchDesk).toResolvedValue((http) => new AxiosDispatchDesk(http), [httpOf('shipments')]);
  container.bind(ShipmentReports).toResolvedValue((http) => new AxiosShipmentReports(http), [httpOf('shipments')]);
  container.bind(Outbox).toResolvedValue(() => new IndexedOutbox());
  container
    .bind(TellShipment)
    .toResolvedValue(tellShipment, [
      ShipmentReports,
      Outbox,
      SessionStore,
      Clock,
      Connectivity,
      IdempotencyKeys,
      RecordChanges,
    ]);
  container
    .bind(SendOutbox)
    .toResolvedValue(sendOutbox, [
      Outbox,
      ShipmentReports,
      DeliveryProofs,
      SessionStore,
      IdempotencyKeys,
      RecordChanges,
    ]);
  container
    .bind(WatchOutbox)
    .toResolvedValue(watchOutbox, [Outbox, SendOutbox, SessionStore, Clock, Connectivity, UnsentWork]);
  container.bind(AssignTruck).toResolvedValue(assignTruck, [DispatchDesk, IdempotencyKeys, RecordChanges]);
  container.bind(UnassignTruck).toResolvedValue(unassignTruck, [DispatchDesk, IdempotencyKeys, RecordChanges]);
};
