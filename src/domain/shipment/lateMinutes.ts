import { arrivalDue } from './arrivalDue.ts';
import type { Shipment } from './Shipment.ts';

/** For how many minutes the window of the next stop has been over; 0 if it is not, or if the truck is at the stop. */
export const lateMinutes = (
  shipment: Pick<Shipment, 'status' | 'stops' | 'nextStop' | 'flags'>,
  now: number,
): number => {
  const due = Date.parse(arrivalDue(shipment) ?? '');
  return shipment.flags.includes('late') && now > due ? Math.floor((now - due) / 60_000) : 0;
};
