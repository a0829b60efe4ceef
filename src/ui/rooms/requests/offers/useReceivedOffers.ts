import { ReceivedOffers } from '../../../../application/requests/ReceivedOffers.ts';
import { useReading } from '../../../shared/useReading.ts';

/** The offers for a request, read again while they are looked at; undefined for a request that was never open. */
export const useReceivedOffers = (requestId: string, wasOpen: boolean) =>
  useReading({
    port: ReceivedOffers,
    key: ['requests', 'offers', requestId],
    read: wasOpen ? (offers, signal) => offers.list(requestId, signal) : undefined,
    follows: true,
  });
