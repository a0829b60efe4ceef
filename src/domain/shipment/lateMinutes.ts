import type { Shipment } from './Shipment.ts';

/** For how many minutes the window of the next stop has been over; 0 if it is not, or if the truck is at the stop. */
export const lateMinutes = (
  { status, stops, nextStop, flags }: Pick<Shipment, 'status' | 'stops' | 'nextStop' | 'flags'>,
  now: number,
): number => {
  if (status === 'at_pickup' || status === 'at_delivery') return 0;
  const end = Date.parse(stops[nextStop ?? -1]?.window?.to ?? '');
  return flags.includes('late') && now > end ? Math.floor((now - end) / 60_000) : 0;
};
