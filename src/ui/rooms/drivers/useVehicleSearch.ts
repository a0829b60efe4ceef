import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { useReading } from '../../shared/useReading.ts';

const mostFound = 8;

/** The first vehicles that fit a search, to choose one from. */
export const useVehicleSearch = (q: string) =>
  useReading({
    port: VehicleRegister,
    key: ['vehicles', 'search', q],
    read: async (register, signal) => {
      const view = { page: 0, size: mostFound, sort: 'fleetNo', q, filters: {} };
      return (await register.list(view, signal)).rows.filter(({ status }) => status !== 'retired');
    },
    keepsPrevious: true,
  });
