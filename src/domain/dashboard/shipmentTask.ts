import type { Shipment } from '../shipment/Shipment.ts';
import type { ShipmentTask, ShipmentTaskKind } from './Task.ts';

const nextWindowEnds = ({ stops, nextStop }: Shipment): string | undefined => stops[nextStop ?? -1]?.window?.to;

const dueOf: Readonly<Record<ShipmentTaskKind, (shipment: Shipment) => string | undefined>> = {
  unassigned: ({ assignBy }) => assignBy,
  takeBack: ({ assignBy }) => assignBy,
  late: nextWindowEnds,
  exception: nextWindowEnds,
  waitingRunning: ({ freeUntil }) => freeUntil,
  waitingToAnswer: () => undefined,
  podMissing: () => undefined,
  podRejected: () => undefined,
  podToVerify: ({ completesAt }) => completesAt,
};

/** What has to be done about a shipment, and by when. */
export const shipmentTask =
  (kind: ShipmentTaskKind) =>
  (shipment: Shipment): ShipmentTask => ({ kind, shipment, due: dueOf[kind](shipment) });
