import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { Asked } from './Asked.ts';

export interface ShipmentDialogProps {
  readonly shipment: ShipmentRecord;
  readonly asked: Asked;
  readonly onClose: () => void;
}
