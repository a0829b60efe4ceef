import type { Shipment } from '../../../domain/shipment/Shipment.ts';

/** For how many minutes the window of the next stop has been over; 0 if it is not, or if the truck is there. */
export const lateMinutes = (
  { stops, nextStop, flags }: Pick<Shipment, 'stops' | 'nextStop' | 'flags'>,
  now: number,
): number => {
  const end = Date.parse(stops[nextStop ?? -1]?.window?.to ?? '');
  return flags.includes('late') && now > end ? Math.floor((now - end) / 60_000) : 0;
};
