import { CarrierLists } from '../../../application/carriers/CarrierLists.ts';
import { useReading } from '../useReading.ts';

/** The shipper's lists of carriers; a room that reads them calls `bindCarriers`. */
export const useCarrierLists = () =>
  useReading({ port: CarrierLists, key: ['carriers', 'lists'], read: (lists, signal) => lists.all(signal) });
