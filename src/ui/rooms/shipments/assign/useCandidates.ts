import { DispatchDesk } from '../../../../application/shipments/DispatchDesk.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useReading } from '../../../shared/useReading.ts';

/** The trucks a shipment could be given, but the one it has. */
export const useCandidates = ({ id, assignment }: Pick<ShipmentRecord, 'id' | 'assignment'>) => {
  const { data, ...reading } = useReading({
    port: DispatchDesk,
    key: ['shipments', 'candidates', id],
    read: (desk, signal) => desk.candidates(id, signal),
    notKept: true,
  });
  const candidates = data?.filter(
    ({ vehicle, trailer, driver }) =>
      vehicle.id !== assignment?.vehicle.id ||
      trailer?.id !== assignment.trailer?.id ||
      driver?.id !== assignment.driver.id,
  );
  return { ...reading, candidates };
};
