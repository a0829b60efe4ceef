import { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import { useReading } from '../../shared/useReading.ts';

/** How many requests have each status, and how many need something. */
export const useRequestCounts = () =>
  useReading({
    port: RequestRegister,
    key: ['requests', 'counts'],
    read: (register, signal) => register.count(signal),
    follows: true,
  });
