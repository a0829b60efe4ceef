import { CarrierRegister } from '../../../application/carriers/CarrierRegister.ts';
import { useReading } from '../../shared/useReading.ts';

/** The open requests that ask a carrier alone; read again whenever requests change. */
export const useSoleRequests = (carrierId: string) =>
  useReading({
    port: CarrierRegister,
    key: ['requests', 'sole', carrierId],
    read: (carriers, signal) => carriers.soleRequests(carrierId, signal),
    notKept: true,
  });
