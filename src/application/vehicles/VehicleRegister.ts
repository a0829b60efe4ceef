import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { SupportedVehicle } from '../../domain/vehicle/SupportedVehicle.ts';
import type { Vehicle, VehicleRecord } from '../../domain/vehicle/Vehicle.ts';
import type { VehicleFacts } from '../../domain/vehicle/vehicleFields.ts';
import type { VehicleCounts, VehiclePause, VehicleStatus } from '../../domain/vehicle/VehicleStatus.ts';
import type { WriteOptions } from '../shared/WriteOptions.ts';

/** The vehicles of the selected company (seed §7). A write with an outdated version is refused with 409. */
export interface VehicleRegister {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Vehicle>>;
  count(signal: AbortSignal): Promise<VehicleCounts>;
  read(id: string, signal?: AbortSignal): Promise<VehicleRecord>;
  supported(signal?: AbortSignal): Promise<readonly SupportedVehicle[]>;
  add(facts: VehicleFacts, idempotencyKey: string): Promise<VehicleRecord>;
  change(id: string, version: number, facts: VehicleFacts, idempotencyKey: string): Promise<VehicleRecord>;
  move(
    id: string,
    version: number,
    to: VehicleStatus,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<VehicleRecord>;
  /** Changes why it is off the road; the status stays. */
  pause(record: Vehicle, pause: VehiclePause, idempotencyKey: string): Promise<VehicleRecord>;
  /** Couples a trailer to it; undefined uncouples. */
  couple(id: string, version: number, trailerId: string | undefined, idempotencyKey: string): Promise<VehicleRecord>;
  remove(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<void>;
  /** Undoes the change of status that left this version, or the deletion at this version. */
  undo(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<VehicleRecord>;
}
export const VehicleRegister: ServiceIdentifier<VehicleRegister> = Symbol('VehicleRegister');
