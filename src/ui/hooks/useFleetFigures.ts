import { useQueries } from '@tanstack/react-query';
import { ListDrivers } from '../../application/useCases/listDrivers.ts';
import { ListVehicles } from '../../application/useCases/listVehicles.ts';
import { driverStatuses } from '../../domain/driver/DriverStatus.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/paging/Page.ts';
import { vehicleStatuses } from '../../domain/vehicle/VehicleStatus.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useCompanyKey } from './useCompanyKey.ts';

/** How many there are in all, and with each status. */
interface FleetFigure<Status> {
  readonly total: number;
  readonly shares: readonly { readonly status: Status; readonly count: number }[];
}

const counting = (sort: string, status: string): ListView => ({ page: 0, size: 1, sort, q: '', filters: { status } });

const figureOf = <Status extends string>(
  statuses: readonly Status[],
  counted: readonly { readonly data: Page<unknown> | undefined }[],
): FleetFigure<Status> | undefined => {
  if (counted.some(({ data }) => data === undefined)) return undefined;
  const shares = statuses.map((status, at) => ({ status, count: counted[at]?.data?.total ?? 0 }));
  return { total: shares.reduce((sum, { count }) => sum + count, 0), shares };
};

/**
 * How many vehicles and drivers the company has, status by status; undefined until known. Where one could not be read, `failed`
 * tells why, and tries again.
 */
export const useFleetFigures = () => {
  const listVehicles = useInjection(ListVehicles);
  const listDrivers = useInjection(ListDrivers);
  const keyOf = useCompanyKey();
  const vehicles = useQueries({
    queries: vehicleStatuses.map((status) => {
      const view = counting('fleetNo', status);
      return {
        queryKey: keyOf('vehicles', 'list', view),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => listVehicles(view, signal),
      };
    }),
  });
  const drivers = useQueries({
    queries: driverStatuses.map((status) => {
      const view = counting('name', status);
      return {
        queryKey: keyOf('drivers', 'list', view),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => listDrivers(view, signal),
      };
    }),
  });
  const unread = [...vehicles, ...drivers].filter(({ isLoadingError }) => isLoadingError);
  return {
    vehicles: figureOf(vehicleStatuses, vehicles),
    drivers: figureOf(driverStatuses, drivers),
    failed: unread[0] && { why: unread[0].error, retry: () => unread.forEach((query) => void query.refetch()) },
  };
};
