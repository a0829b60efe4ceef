import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { pulledKinds } from '../../../domain/coupling/pulledKinds.ts';
import { largestPageSize } from '../../../domain/list/largestPageSize.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { useReading } from '../../shared/useReading.ts';

const byName: ListView = { page: 0, size: largestPageSize, sort: 'fleetNo', q: '', filters: {} };

/** The trucks of the fleet by name, to pick one; none until they are read. */
export const useTrucks = () => {
  const { data, isLoadingError } = useReading({
    port: VehicleRegister,
    key: ['vehicles', 'fleet'],
    read: async (register, signal) => (await register.list(byName, signal)).rows,
    large: true,
  });
  const trucks = data?.filter(({ kind, status }) => pulledKinds[kind].length > 0 && status !== 'retired');
  const names: Readonly<Record<string, string>> = Object.fromEntries(
    (trucks ?? []).map(({ id, fleetNo, plate }) => [id, `${fleetNo} · ${plate}`]),
  );
  return {
    names,
    /** Whether the fleet is known to have none. */
    isEmpty: trucks?.length === 0,
    isFailed: isLoadingError,
    /** A truck that the fleet no longer has, such as one in a saved view, is not asked about. */
    asked:
      (asked: (view: ListView) => ListView) =>
      (view: ListView): ListView => {
        const { vehicleId, ...others } = view.filters;
        const isLost = vehicleId !== undefined && trucks !== undefined && !(vehicleId in names);
        return asked(isLost ? { ...view, filters: others } : view);
      },
  };
};
