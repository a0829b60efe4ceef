import { DriverRegister } from '../../../application/drivers/DriverRegister.ts';
import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { largestPageSize } from '../../../domain/list/largestPageSize.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { useReading } from '../useReading.ts';

const allBy = (sort: string): ListView => ({ page: 0, size: largestPageSize, sort, q: '', filters: {} });

/** The vehicles and drivers there are to choose from; undefined until they are read. */
export const useFleet = () => {
  const vehicles = useReading({
    port: VehicleRegister,
    key: ['vehicles', 'fleet'],
    read: async (register, signal) => (await register.list(allBy('fleetNo'), signal)).rows,
    large: true,
  });
  const drivers = useReading({
    port: DriverRegister,
    key: ['drivers', 'fleet'],
    read: async (register, signal) => (await register.list(allBy('name'), signal)).rows,
    large: true,
  });
  return {
    vehicles: vehicles.data?.filter(({ status }) => status !== 'retired'),
    drivers: drivers.data?.filter(({ status }) => status !== 'left'),
    /** Why one of them could not be read. */
    failure: [vehicles, drivers].find(({ isLoadingError }) => isLoadingError)?.error,
    retry: () => {
      for (const each of [vehicles, drivers]) if (each.isLoadingError) void each.refetch();
    },
  };
};
