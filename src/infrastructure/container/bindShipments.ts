import type { Container } from 'inversify';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { AssignTruck, assignTruck } from '../../application/shipments/assignTruck.ts';
import { UnassignTruck, unassignTruck } from '../../application/shipments/unassignTruck.ts';
import { DispatchDesk } from '../../application/shipments/DispatchDesk.ts';
import { ShipmentReports } from '../../application/shipments/ShipmentReports.ts';
import { TellShipment, tellShipment } from '../../application/shipments/tellShipment.ts';
import { AxiosDispatchDesk } from '../http/shipments/AxiosDispatchDesk.ts';
import { AxiosShipmentReports } from '../http/shipments/AxiosShipmentReports.ts';
import { httpOf } from './serviceClients.ts';

/** What both parties do with shipments. */
export const bindShipments = (container: Container): void => {
  container.bind(DispatchDesk).toResolvedValue((http) => new AxiosDispatchDesk(http), [httpOf('shipments')]);
  container.bind(ShipmentReports).toResolvedValue((http) => new AxiosShipmentReports(http), [httpOf('shipments')]);
  container.bind(TellShipment).toResolvedValue(tellShipment, [ShipmentReports, IdempotencyKeys, RecordChanges]);
  container.bind(AssignTruck).toResolvedValue(assignTruck, [DispatchDesk, IdempotencyKeys, RecordChanges]);
  container.bind(UnassignTruck).toResolvedValue(unassignTruck, [DispatchDesk, IdempotencyKeys, RecordChanges]);
};
