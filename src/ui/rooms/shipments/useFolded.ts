import { useMemo } from 'react';
import type { FoldedShipment } from '../../../domain/shipment/FoldedShipment.ts';
import { foldRecord } from '../../../domain/shipment/foldRecord.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';

/** What the events of a shipment come to. */
export const useFolded = (shipment: ShipmentRecord): FoldedShipment => useMemo(() => foldRecord(shipment), [shipment]);
