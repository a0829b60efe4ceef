import type { ListView } from '../../domain/list/ListView.ts';
import { useDrivers } from './useDrivers.ts';
import { useVehicles } from './useVehicles.ts';

const counting = (sort: string, status?: string): ListView => ({
  page: 0,
  size: 1,
  sort,
  q: '',
  filters: status === undefined ? {} : { status },
});

const views = {
  vehicles: counting('fleetNo'),
  availableVehicles: counting('fleetNo', 'available'),
  drivers: counting('name'),
  activeDrivers: counting('name', 'active'),
};

/** How many vehicles and drivers the company has, and how many of them are ready for a load; undefined until known. */
export const useFleetFigures = () => ({
  vehicles: useVehicles(views.vehicles).data?.total,
  availableVehicles: useVehicles(views.availableVehicles).data?.total,
  drivers: useDrivers(views.drivers).data?.total,
  activeDrivers: useDrivers(views.activeDrivers).data?.total,
});
