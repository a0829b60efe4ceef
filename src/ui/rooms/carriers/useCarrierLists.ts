import { CarrierLists } from '../../../application/carriers/CarrierLists.ts';
import { useReading } from '../../shared/useReading.ts';

/** The shipper's lists of carriers. */
export const useCarrierLists = () =>
  useReading({ port: CarrierLists, key: ['carriers', 'lists'], read: (lists, signal) => lists.all(signal) });
