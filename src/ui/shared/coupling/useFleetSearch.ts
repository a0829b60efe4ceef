import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { useReading } from '../useReading.ts';
import { useSettled } from '../useSettled.ts';

interface FoundVehicles {
  readonly vehicles: readonly Vehicle[];
  /** Whether no others match. */
  readonly isAll: boolean;
}

const mostFound = 8;
const pageSize = 25;
/** Pages that are looked through for vehicles that are not retired. */
const mostPages = 3;
/** Milliseconds without typing before the service is asked. */
const rest = 150;

const firstInUse = async (
  register: VehicleRegister,
  view: ListView,
  signal: AbortSignal,
  before: readonly Vehicle[] = [],
): Promise<FoundVehicles> => {
  const { rows, total } = await register.list(view, signal);
  const inUse = [...before, ...rows.filter(({ status }) => status !== 'retired')];
  const next = view.page + 1;
  const isLast = rows.length === 0 || next * view.size >= total;
  if (inUse.length >= mostFound || isLast || next === mostPages)
    return { vehicles: inUse.slice(0, mostFound), isAll: isLast && inUse.length <= mostFound };
  return firstInUse(register, { ...view, page: next }, signal, inUse);
};

/** The first vehicles in use for what is typed, as soon as typing rests. */
export const useFleetSearch = (typed: string, filters: Readonly<Record<string, string>>) => {
  const q = useSettled(typed.trim(), rest);
  return useReading({
    port: VehicleRegister,
    key: ['vehicles', 'search', q, filters],
    read: (register, signal) => firstInUse(register, { page: 0, size: pageSize, sort: 'fleetNo', q, filters }, signal),
    keepsPrevious: true,
  });
};
