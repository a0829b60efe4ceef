import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useShipmentTexts } from './useShipmentTexts.ts';
import { useOwnSide } from './useOwnSide.ts';

/** Plate and driver; to its fleet, that a shipment has no truck. */
export const TruckCell = ({ shipment: { assignment, flags } }: { readonly shipment: Shipment }) => {
  const { unassigned } = useShipmentTexts().flag;
  const isFleet = useOwnSide() === 'carrier';
  if (assignment)
    return (
      <CellLines caption={assignment.driver.name} brief>
        {assignment.vehicle.plate}
      </CellLines>
    );
  return isFleet && flags.includes('unassigned') && <StatusBadge tone="warning">{unassigned}</StatusBadge>;
};
